import type { User } from '#schemas/wire/user.ts';
import { currentSession } from '#services/api/client/currentSession.ts';
import { refreshSession } from '#services/api/client/refreshSession.ts';

/**
 * Renews the session while the patient already reads the page that the server has drawn for them. A page of another patient,
 * or of none, is left. Without a network, the first call renews it.
 */
export async function renewSession(user: User): Promise<void> {
  currentSession.expect(user);
  const session = await refreshSession().catch(() => undefined);
  if (session && session.user._id !== user._id) location.reload();
  else if (session === null && !currentSession.holdsInput()) currentSession.leave('unknown');
}
