import { configure } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import { advance, backendFixture, type BackendFixture } from '../backend/backendFixture.ts';
import { answeredVisit } from '../portal/answeredVisit.ts';
import { organizationOf, type Caller } from '../portal/beginSession.ts';
import { patientLike, type DemoName } from '../portal/patientLike.ts';
import { portalsInProcess } from '../portal/portalsInProcess.ts';
import { signInByCall } from '../portal/signInByCall.ts';
import { openDom, PAGE_ORIGIN, type Dom } from './openDom.ts';
import { pageCalls, type PageCalls } from './pageCalls.ts';

interface OpenOptions {
  /** CSS pixels; a phone's where nothing is said. Only what the page asks of media queries depends on it. */
  readonly width?: number;
}

interface Mounted {
  unmount(): void;
}

const begun = <Thing>(thing: Thing | undefined): Thing => {
  if (thing === undefined) throw new Error('backend and document are there once the tests of a file run');
  return thing;
};

type BackendOptions = Parameters<typeof backendFixture>[0];

/** The document that the server would send for a path. */
async function mountDocument(pathname: string, root: HTMLElement): Promise<Mounted | undefined> {
  const { intakeIdOf } = await import('#app/visit/address/intakeIdOf.ts');
  if (intakeIdOf(pathname) !== undefined) return (await import('#app/visit/document/mountVisit.tsx')).mountVisit(root);
  const { entryAddressOf } = await import('#app/entry/address/EntryAddress.ts');
  if (entryAddressOf(new URL(location.href))) return (await import('#app/entry/mountEntry.tsx')).mountEntry(root);
  // Also where there is no page: it says so.
  return (await import('#app/document/mountPortal.tsx')).mountPortal(root);
}

/** What a page shows and has asked: what a test that failed may have stumbled over. */
const describePage = ({ calls }: PageCalls, complaints: readonly string[]): string =>
  [
    location.href,
    ...complaints,
    ...calls.slice(-8).map(({ method, path, status = 'no answer' }) => `${method} ${path} ${status}`),
    document.body.textContent.slice(0, 3000),
    '',
  ].join('\n');

/** Clears what pages keep in memory, as a reload does. */
async function forgetMemory(): Promise<void> {
  const { currentSession } = await import('#services/api/client/currentSession.ts');
  const { queryClient } = await import('#app/queryClient.ts');
  const { drawnTime } = await import('#app/time/drawnTime.ts');
  const { sessionUse } = await import('#services/api/client/sessionUse.ts');
  currentSession.end();
  // Opening a page uses its session.
  sessionUse.note();
  queryClient.clear();
  drawnTime.set(undefined);
}

/**
 * Whole pages with their real API client, in this process: the document is jsdom's, and the backend answers without a socket.
 * Nothing is drawn, so that nothing can be said of sizes, colors and positions. Each test brings patients of its own, and the clock
 * of page and backend stands still until a test turns it.
 */
export function pageFixture(options: BackendOptions = {}) {
  let backend: BackendFixture | undefined;
  let dom: Dom | undefined;
  let calls: PageCalls | undefined;
  let mounted: Mounted | undefined;
  let closePortal: (() => void) | undefined;
  const complaints: string[] = [];
  const url = PAGE_ORIGIN;

  beforeAll(async () => {
    const own = await backendFixture(options);
    backend = own;
    closePortal = portalsInProcess.open(new URL(url), own.app);
    dom = openDom();
    calls = pageCalls(own.app, dom.cookies, url, () => own.time.now);
    vi.stubGlobal('fetch', calls.fetch);
    vi.setSystemTime(own.time.now);
    vi.spyOn(console, 'error').mockImplementation(
      (...parts: unknown[]) =>
        void complaints.push(
          parts.map((part) => (part instanceof Error ? (part.stack ?? String(part)) : String(part))).join(' '),
        ),
    );
    // Menus and panels are in the document at every width: styles, which are not read here, hide some of them.
    configure({
      defaultHidden: true,
      asyncUtilTimeout: 30_000,
      getElementError: (message) => new Error(message ?? 'not found'),
    });
  });

  const close = async (): Promise<void> => {
    mounted?.unmount();
    mounted = undefined;
    await expect.poll(() => begun(calls).isBusy).toBe(false);
    await forgetMemory();
    document.body.replaceChildren();
  };

  afterEach(async ({ task }) => {
    // In the error, so that the list of what failed at the end of a run says it.
    for (const error of task.result?.errors ?? []) error.message += `\n${describePage(begun(calls), complaints)}`;
    // What a test that failed has held back would keep the next ones waiting.
    begun(calls).restore();
    await close();
    begun(calls).clear();
    complaints.length = 0;
    begun(dom).cookies.removeAllCookiesSync();
    begun(dom).left.length = 0;
    begun(dom).arrive();
    begun(dom).saved.length = 0;
    localStorage.clear();
    sessionStorage.clear();
  });

  afterAll(async () => {
    // A page reads code ahead. What still comes when a file ends would count as missing in the files that follow.
    await vi.dynamicImportSettled();
    closePortal?.();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    await backend?.close();
  });

  const load = async (path: string): Promise<void> => {
    await close();
    begun(dom).arrive();
    history.replaceState(null, '', path);
    const root = document.createElement('div');
    root.id = 'root';
    document.body.append(root);
    mounted = await mountDocument(location.pathname, root);
  };

  /** Logs a patient in, so that the cookies of the page are theirs. */
  const logIn = async (email: string): Promise<void> => {
    const { _id } = await organizationOf(url);
    const answer = await begun(calls).fetch(`/login/${_id}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-organization': _id },
      body: JSON.stringify({ email, password: 'Portal123' }),
    });
    expect(answer.status).toBe(200);
  };

  return {
    url,
    get backend() {
      return begun(backend);
    },
    /** What the page asks of the backend, and what answers in its place. */
    get calls() {
      return begun(calls);
    },
    /** The documents that the page has left for, oldest first; the newest one is at the page's address, and is loaded by `load`. */
    get left() {
      return begun(dom).left;
    },
    /** The files that the page has saved. */
    get saved() {
      return begun(dom).saved;
    },
    /** A patient as a demo patient is, whom nobody else knows of. */
    like: (name: DemoName): Promise<Caller> => patientLike(url, name),
    /** The demo patient who has something of everything. The tests of a file share her. */
    chloe: (): Promise<Caller> => signInByCall(url, 'chloe@example.com'),
    /** Turns the clock of page and backend. */
    turnClock(seconds: number): void {
      advance(begun(backend), seconds);
      vi.setSystemTime(begun(backend).time.now);
    },
    logIn,
    /** Opens a page as a document of its own, as a link from outside or a reload does. */
    load: (path = location.pathname + location.search + location.hash) => load(path),
    /** Opens a path for a visitor who is not signed in. */
    async visit(path: string, { width = 390 }: OpenOptions = {}) {
      begun(dom).resize(width);
      await load(path);
      return { user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
    },
    /** A patient who is signed in and has opened a path. */
    async arrive(
      who: DemoName | Caller,
      path: string | ((userId: string) => string) = '/dashboard',
      { width = 390 }: OpenOptions = {},
    ) {
      const caller = typeof who === 'string' ? await patientLike(url, who) : who;
      begun(dom).resize(width);
      await logIn(caller.email);
      await load(typeof path === 'string' ? path : path(caller.userId));
      return { ...caller, user: userEvent.setup({ delay: null, pointerEventsCheck: 0 }) };
    },
    /** A visit whose questions are answered, open at a path of it. */
    async begin(
      who: DemoName | Caller,
      slug: string,
      path: (visit: Awaited<ReturnType<typeof answeredVisit>>) => string,
    ) {
      const caller = typeof who === 'string' ? await patientLike(url, who) : who;
      const visit = await answeredVisit(caller, slug);
      return { visit, ...(await this.arrive(caller, path(visit))) };
    },
    /** Nothing was written to the console as an error. */
    noComplaints: (): void => expect(complaints).toEqual([]),
  };
}

export type PageFixture = ReturnType<typeof pageFixture>;
