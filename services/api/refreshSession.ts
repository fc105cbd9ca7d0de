import type { Session } from '#schemas/wire/session.ts';
import { currentOrganization } from './currentOrganization.ts';
import { currentSession } from './currentSession.ts';
import { networkError } from './ProblemError.ts';

/** The name of the tabs' turns, and of what they tell each other. */
const TURN = 'portal-session';

/** How long a tab whose turn has come waits for what the one before it has told, in milliseconds. */
const TELLING = 1000;

const silence = () => new Promise<undefined>((resolve) => setTimeout(resolve, TELLING, undefined));

let running: Promise<Session | null> | undefined;
let channel: BroadcastChannel | undefined;

/** The other tabs. What they renew for the patient of this tab is taken at once: its next call needs no rotation of its own. */
function otherTabs(): BroadcastChannel {
  if (channel) return channel;
  channel = new BroadcastChannel(TURN);
  channel.addEventListener('message', ({ data }: MessageEvent<Session | null | undefined>) => {
    if (data && data.user._id === currentSession.get()?.user._id) currentSession.begin(data);
  });
  return channel;
}

async function refresh(): Promise<Session | null> {
  const response = await fetch('/v2/session/refresh', {
    method: 'POST',
    headers: { 'x-organization': currentOrganization.get()._id },
  }).catch(() => {
    throw networkError();
  });
  if (!response.ok) return null;
  const session: Session = await response.json();
  return session;
}

/** Renews, and tells the tabs that wait what came of it; undefined says that nothing did. */
async function refreshForAll(tabs: BroadcastChannel): Promise<Session | null> {
  let renewed: Session | null | undefined;
  try {
    renewed = await refresh();
    return renewed;
  } finally {
    // A channel reaches pages of this origin alone, and takes no target.
    // oxlint-disable-next-line unicorn/require-post-message-target-origin
    tabs.postMessage(renewed);
  }
}

/** Tabs take turns, and those that had to wait take what the first has renewed: one rotation serves them all. */
async function refreshInTurn(): Promise<Session | null> {
  if (!('locks' in navigator)) return refresh();
  const tabs = otherTabs();
  const told = new Promise<Session | null | undefined>((resolve) => {
    tabs.addEventListener('message', ({ data }) => resolve(data), { once: true });
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
  const session = await refreshInTurn();
  if (session) currentSession.begin(session);
  else currentSession.forget();
  return session;
}

/**
 * Renews the session by its cookie; one call at a time, in this tab and across tabs.
 *
 * @returns null where there is no session to renew
 * @throws ProblemError NetworkError
 */
export function refreshSession(): Promise<Session | null> {
  running ??= renew().finally(() => {
    running = undefined;
  });
  return running;
}
