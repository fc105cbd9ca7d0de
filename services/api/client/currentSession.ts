import type { Session } from '#schemas/wire/session.ts';
import type { User } from '#schemas/wire/user.ts';
import { drawnFor } from './drawnFor.ts';
import { sessionUse } from './sessionUse.ts';

type Listener = () => void;

/**
 * Why a session ended: its token expired, the server no longer knows it, the patient logs out or has logged out, in this tab or
 * another one, or another patient logged in.
 */
type SessionEnd = 'expired' | 'unknown' | 'logging-out' | 'logged-out' | 'another';

const listeners = new Set<Listener>();
let session: Session | null = null;
/** Of the patient who was last logged in, while the page still shows what is theirs. */
let email: string | undefined;
/** The id of the patient who was last logged in, while the page still shows what is theirs. */
let owner: string | undefined;
/** Of whom the page holds data before its session is renewed. */
let expected: User | undefined;
let waiting: ((signedIn: boolean) => void)[] = [];
let over: SessionEnd | undefined;
const inputs = new Set<symbol>();
/** Calls under way that change something. */
let writes = 0;

const notify = () => {
  for (const listener of listeners) listener();
};

/**
 * The session of this tab. The access token is stored here, in memory, and nowhere else. A call that finds the session
 * ended waits in `signedInAgain` while the portal asks the patient to log in again.
 */
export const currentSession = {
  get: (): Session | null => drawnFor.get()?.session ?? session,
  /** The email address of the patient, also after the session has ended under them. */
  email: () => email,
  /** Names the patient whose data the page shows before its session is renewed. */
  expect(user: User) {
    email ??= user.email;
    expected = user;
  },
  /** The patient of this tab: logged in, or expected to be. */
  patient: (): User | undefined => currentSession.get()?.user ?? expected,
  /** Whether a call is waiting for the patient to log in again. */
  isInterrupted: () => waiting.length > 0,
  /** Why the patient has to log in again, when nothing on the page would be lost by leaving it. */
  isOver: () => over,
  /**
   * Marks the page as holding unsent input.
   *
   * @returns removes the mark
   */
  holdInput: () => {
    const input = Symbol('input');
    inputs.add(input);
    return () => void inputs.delete(input);
  },
  /** Whether the page holds input or pending calls that would be lost by leaving it. */
  holdsInput: () => inputs.size > 0 || waiting.length > 0,
  /** Counts a call that changes something until it ends. */
  write(call: Promise<unknown>) {
    const end = () => {
      writes -= 1;
    };
    writes += 1;
    call.then(end, end);
  },
  /**
   * Whether leaving for the login would lose something: input, or a call that changes something. A read that is refused first must
   * not take the page away from it.
   */
  wouldLose: () => currentSession.holdsInput() || (writes > 0 && !over),
  /** Drops the marks of unsent input, because the page is left on purpose. */
  dropInput: () => inputs.clear(),
  /**
   * Ends the session because the page is left for the login. The first end says where to: calls that a logout has made fail would
   * name the page to come back to.
   */
  leave(end: SessionEnd) {
    session = null;
    sessionUse.over();
    expected = undefined;
    inputs.clear();
    email = undefined;
    owner = undefined;
    over ??= end;
    notify();
  },
  /** Says why the session is about to end. No later reason counts until `end`; undefined takes it back. */
  decide(end: SessionEnd | undefined) {
    over = end;
  },
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /**
   * Starts or renews a session; waiting calls continue. Where another patient has logged in, they fail, and the page is left with all
   * that was typed: none of it is theirs.
   */
  begin(next: Session) {
    if (owner !== undefined && owner !== next.user._id) {
      currentSession.end();
      currentSession.leave('another');
      return;
    }
    owner = next.user._id;
    session = next;
    sessionUse.renewed(next);
    expected = undefined;
    ({ email } = next.user);
    const resumed = waiting;
    waiting = [];
    for (const resume of resumed) resume(true);
    notify();
  },
  /** Drops a session that the server no longer knows; waiting calls keep waiting for the patient to log in again. */
  forget() {
    session = null;
    sessionUse.over();
    expected = undefined;
  },
  /** Ends the session; waiting calls fail. @param why has the page left for the login, or the dashboard */
  end(why?: SessionEnd) {
    session = null;
    sessionUse.over();
    expected = undefined;
    email = undefined;
    owner = undefined;
    over = why;
    inputs.clear();
    const failed = waiting;
    waiting = [];
    for (const fail of failed) fail(false);
    notify();
  },
  /** Resolves with true once the patient has logged in again, with false when the patient gave up. */
  signedInAgain(): Promise<boolean> {
    return new Promise((resolve) => {
      waiting.push(resolve);
      notify();
    });
  },
};
