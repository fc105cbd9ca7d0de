import { CONFIRMATION } from '#schemas/wire/closing.ts';
import type { OwnerProof } from '#schemas/wire/ownerProof.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { endSession } from './client/endSession.ts';
import { http } from './client/http.ts';

/**
 * Closes the account, which ends every session of the patient, and leaves for the login. Fails with InvalidAnswer (fields),
 * SecondStepRequired, PasskeyRefused, AccountLocked, WrongIntakeState or TooManyRequests.
 */
export async function closeAccount(userId: string, proof: OwnerProof): Promise<void> {
  const path = `v2/users/${currentOrganization.get()._id}/${userId}/closing` as const;
  await endSession(() => http.post(path, { json: { ...proof, confirmation: CONFIRMATION } }));
}
