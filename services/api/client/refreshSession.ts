import type { Session } from '#schemas/wire/session.ts';
import { CALL_TIMEOUT } from './CALL_TIMEOUT.ts';
import { currentOrganization } from './currentOrganization.ts';
import { currentSession } from './currentSession.ts';
import { keepsCookies } from './keepsCookies.ts';
import { networkError, type ProblemError } from './ProblemError.ts';
import { problemOf } from './problemOf.ts';
import { sessionUse } from './sessionUse.ts';

/** The name of the lock that tabs take in turn, and of the channel between them. */
const TURN = 'portal-session';

/** How long a tab waits for the result of the tab before it, in milliseconds. */
const OTHER_TABS_TIMEOUT = 1000;

const silence = () => new Promise<undefined>((resolve) => setTimeout(resolve, OTHER_TABS_TIMEOUT, undefined));

/** What is said of a logout: that it has begun, that it has ended the session, or, by an empty text, that it failed. */
type Logout = 'logging-out' | 'logged-out' | '';

/** What tabs tell each other: how a renewal went, undefined where it failed; or how a logout goes. */
type News = Session | null | undefined | Logout;

let running: Promise<Session | null> | undefined;
let channel: BroadcastChannel | undefined;

/**
 * The channel to the other tabs. A session that another tab has renewed for this tab's patient is used at once; a tab leaves
 * what it shows when the patient has logged out in another one.
 */
function otherTabs(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(TURN);
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => {
    if (typeof data === 'string') {
      // Whatever ends the session now is the logout, also where nothing more is heard of it.
      currentSession.decide(data ? 'logged-out' : undefined);
      if (data === 'logged-out') currentSession.leave(data);
    } else if (data && data.user._id === currentSession.get()?.user._id) currentSession.begin(data);
  });
  return channel;
}

/** Tells the other tabs how a logout goes. What it ends must not look to them as if the session had expired. */
export function tellTabsOfLogout(news: Logout): void {
  // Without cookies, there may be no channel, and no other tab that is logged in.
  if (!keepsCookies()) return;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
  otherTabs().postMessage(news);
}

async function refresh(): Promise<Session | null> {
  const used = sessionUse.take();
  const failed = (error: ProblemError): never => {
    if (used) sessionUse.note();
    throw error;
  };
  const lost = () => failed(networkError());
  const response = await fetch('/v2/session/refresh', {
    method: 'POST',
    headers: {
      'x-organization': currentOrganization.get()._id,
      ...(!used && { 'content-type': 'application/json' }),
    },
    ...(!used && { body: JSON.stringify({ used }) }),
    // Other calls and other tabs wait for this one.
    signal: AbortSignal.timeout(CALL_TIMEOUT),
  }).catch(lost);
  // A server that is away says nothing about the session.
  if (response.status >= 500) failed(await problemOf(response));
  if (!response.ok) return null;
  const session: Session = await response.json().catch(lost);
  return session;
}

/** Renews the session and sends the result to the waiting tabs; undefined if renewing failed. */
async function refreshForAll(tabs: BroadcastChannel): Promise<Session | null> {
  let renewed: Session | null | undefined;
  try {
    renewed = await refresh();
    return renewed;
  } finally {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel only reaches its own origin
    tabs.postMessage(renewed);
  }
}

/**
 * Tabs take turns, and waiting tabs use the session that the first one renewed: one token rotation is enough for all.
 */
async function refreshInTurn(): Promise<Session | null> {
  if (!('locks' in navigator)) return refresh();
  const tabs = otherTabs();
  const told = new Promise<Session | null | undefined>((resolve) => {
    tabs.addEventListener(
      'message',
      ({ data }: MessageEvent<News>) => resolve(typeof data === 'string' ? null : data),
      {
        once: true,
      },
    );
  });
  const first = await navigator.locks.request(TURN, { ifAvailable: true }, (turn) =>
    turn ? refreshForAll(tabs) : undefined,
  );
  if (first !== undefined) return first;
  return navigator.locks.request(TURN, async () => {
    const renewed = await Promise.race([told, silence()]);
    return renewed === undefined ? refreshForAll(tabs) : renewed;
  });
}

async function renew(): Promise<Session | null> {
  // Without cookies there is no session to renew, and asking for locks fails.
  const session = keepsCookies() ? await refreshInTurn() : null;
  if (session) currentSession.begin(session);
  else currentSession.forget();
  return session;
}

/**
 * Renews the session by its cookie; one call at a time, in this tab and across tabs.
 *
 * @returns null when there is no session to renew
 * @throws ProblemError NetworkError, ServiceUnavailable or ServerError
 */
export function refreshSession(): Promise<Session | null> {
  running ??= renew().finally(() => {
    running = undefined;
  });
  return running;
}

/** The session, waiting for a renewal that is under way; null where there is none, or it failed. */
export const presentSession = async (): Promise<Session | null> =>
  currentSession.get() ?? (await running?.catch(() => null)) ?? null;
