import { currentSession } from './currentSession.ts';
import { tellTabsOfLogout } from './refreshSession.ts';

/**
 * Ends the session by a call, in all tabs, and leaves for the login. Reads that find out first that it is over do not say where
 * the page is left for. Where the call fails, the session goes on.
 */
export async function endSession(call: () => Promise<unknown>): Promise<void> {
  currentSession.decide('logging-out');
  try {
    await call();
  } catch (error) {
    currentSession.decide(undefined);
    // A read has found out meanwhile that the session is over.
    if (!currentSession.patient()) currentSession.leave('unknown');
    throw error;
  }
  currentSession.end('logged-out');
  tellTabsOfLogout();
}
