import type { Session } from '#schemas/wire/session.ts';
import { currentOrganization } from './currentOrganization.ts';
import { currentSession } from './currentSession.ts';
import { networkError } from './ProblemError.ts';

let running: Promise<Session | null> | undefined;

async function refresh(): Promise<Session | null> {
  const response = await fetch('/v2/session/refresh', {
    method: 'POST',
    headers: { 'x-organization': currentOrganization.get()._id },
  }).catch(() => {
    throw networkError();
  });
  if (!response.ok) {
    currentSession.forget();
    return null;
  }
  const session: Session = await response.json();
  currentSession.begin(session);
  return session;
}

/** Tabs take turns, so that one rotation serves them all and none uses a token that another has just spent. */
const inTurn = <T>(task: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('portal-session', task) : task();

/**
 * Renews the session by its cookie; one call at a time, in this tab and across tabs.
 *
 * @returns null where there is no session to renew
 * @throws ProblemError NetworkError
 */
export function refreshSession(): Promise<Session | null> {
  running ??= inTurn(refresh).finally(() => {
    running = undefined;
  });
  return running;
}
