import type { User } from '#schemas/wire/user.ts';
import { currentSession } from '#services/api/client/currentSession.ts';
import { refreshSession } from '#services/api/client/refreshSession.ts';

/**
 * Renews the session while the patient already reads the page that the server has drawn for them. A page of another patient,
 * or of none, is left. Without a network, the first call renews it.
 */
export async function renewSession({ _id, email }: User): Promise<void> {
  currentSession.expect(email);
  const session = await refreshSession().catch(() => undefined);
  if (session && session.user._id !== _id) location.reload();
  else if (session === null && !currentSession.holdsInput()) currentSession.leave('unknown');
}
