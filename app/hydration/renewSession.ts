import type { User } from '#schemas/wire/user.ts';
import { currentSession } from '#services/api/client/currentSession.ts';
import { refreshSession } from '#services/api/client/refreshSession.ts';

/** Milliseconds between two tries where the server is not reached. */
const PAUSE = 10_000;

/** Resolves after a pause, or as soon as the device has a network again. */
const nextTry = () =>
  new Promise<unknown>((resolve) => {
    setTimeout(resolve, PAUSE);
    addEventListener('online', resolve, { once: true });
  });

/**
 * Renews the session while the patient already reads the page that the server has drawn for them. A page of another patient,
 * or of none, is left. Where the server is not reached, it is tried again: without a session the page hears of nothing.
 */
export async function renewSession(user: User): Promise<void> {
  currentSession.expect(user);
  do {
    // A call may have renewed it meanwhile.
    const session = currentSession.get() ?? (await refreshSession().catch(() => undefined));
    if (session === null && !currentSession.wouldLose()) currentSession.leave('unknown');
    if (session && session.user._id !== user._id) location.reload();
    if (session !== undefined) return;
    await nextTry();
  } while (currentSession.patient());
}
