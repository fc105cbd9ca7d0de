import type { Session } from '#schemas/wire/session.ts';

type Listener = () => void;

/** Why a session is over: its token had expired, or the server does not know it any more. */
export type SessionEnd = 'expired' | 'unknown';

const listeners = new Set<Listener>();
let session: Session | null = null;
let waiting: ((signedIn: boolean) => void)[] = [];
let over: SessionEnd | undefined;
const inputs = new Set<symbol>();

const notify = () => {
  for (const listener of listeners) listener();
};

/**
 * The session of this tab. The access token lives here, in memory, and nowhere else.
 * A call that finds the session ended waits in `signedInAgain` while the portal asks the patient to sign in again.
 */
export const currentSession = {
  get: () => session,
  /** Whether some call waits for the patient to sign in again. */
  isInterrupted: () => waiting.length > 0,
  /** Why the patient has to log in again, where nothing on screen is worth waiting for. */
  isOver: () => over,
  /** Keeps the page where it is while something is on it that was not sent yet. @returns lets go of it */
  holdInput: () => {
    const input = Symbol('input');
    inputs.add(input);
    return () => void inputs.delete(input);
  },
  /** Whether something is on the page, or under way, that would be lost with it. */
  holdsInput: () => inputs.size > 0 || waiting.length > 0,
  /** Says that the session is over; the page is left for the login. */
  leave(end: SessionEnd) {
    session = null;
    over = end;
    notify();
  },
  subscribe: (listener: Listener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Begins or renews a session; waiting calls go on. */
  begin(next: Session) {
    session = next;
    const resumed = waiting;
    waiting = [];
    for (const resume of resumed) resume(true);
    notify();
  },
  /** Forgets a session that the server no longer knows; who waits goes on waiting for the patient to sign in again. */
  forget() {
    session = null;
  },
  /** Ends the session; waiting calls fail. */
  end() {
    session = null;
    const failed = waiting;
    waiting = [];
    for (const fail of failed) fail(false);
    notify();
  },
  /** Resolves once the patient has signed in again, or with false once that was given up. */
  signedInAgain(): Promise<boolean> {
    return new Promise((resolve) => {
      waiting.push(resolve);
      notify();
    });
  },
};
