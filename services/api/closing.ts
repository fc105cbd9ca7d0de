import { CONFIRMATION } from '#schemas/wire/closing.ts';
import type { OwnerProof } from '#schemas/wire/ownerProof.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { currentSession } from './client/currentSession.ts';
import { http } from './client/http.ts';
import { tellTabsOfLogout } from './client/refreshSession.ts';

/**
 * Closes the account, which ends every session of the patient. Fails with InvalidAnswer (fields),
 * SecondStepRequired, PasskeyRefused, AccountLocked, WrongIntakeState or TooManyRequests.
 */
export async function closeAccount(userId: string, proof: OwnerProof): Promise<void> {
  const path = `v2/users/${currentOrganization.get()._id}/${userId}/closing`;
  await http.post(path, { json: { ...proof, confirmation: CONFIRMATION } });
  currentSession.end();
  tellTabsOfLogout();
}
