import { currentSession } from './currentSession.ts';
import { tellTabsOfLogout } from './refreshSession.ts';

/**
 * Ends the session by a call, in all tabs, and leaves for the login. A read that is refused because of it does not lead to the
 * login by itself, which would say that the session has expired. Where the call fails, the session goes on.
 */
export async function endSession(call: () => Promise<unknown>): Promise<void> {
  const patient = currentSession.patient();
  currentSession.decide('logging-out');
  tellTabsOfLogout('logging-out');
  try {
    await call();
  } catch (error) {
    currentSession.decide(undefined);
    tellTabsOfLogout('');
    // Another call has found out that the session is over.
    if (patient && !currentSession.patient()) currentSession.leave('unknown');
    throw error;
  }
  currentSession.end('logged-out');
  tellTabsOfLogout('logged-out');
}
