import { CONFIRMATION } from '#schemas/wire/closing.ts';
import type { OwnerProof } from '#schemas/wire/ownerProof.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { currentSession } from './client/currentSession.ts';
import { http, publicHttp } from './client/http.ts';
import { tellTabsOfLogout } from './client/refreshSession.ts';

const pathOf = (userId: string) => `v2/users/${currentOrganization.get()._id}/${userId}`;

/**
 * Closes the account, which ends every session of the patient. Fails with InvalidAnswer (fields),
 * SecondStepRequired, PasskeyRefused, AccountLocked, WrongIntakeState or TooManyRequests.
 */
export async function closeAccount(userId: string, proof: OwnerProof): Promise<void> {
  await http.post(`${pathOf(userId)}/closing`, { json: { ...proof, confirmation: CONFIRMATION } });
  currentSession.end();
  tellTabsOfLogout();
}

/**
 * Opens a closed account again, with the token of the mailed link and the password. Fails with LinkInvalid, InvalidAnswer
 * (`current_password`), AccountLocked or TooManyRequests.
 */
export async function reopenAccount(userId: string, token: string, password: string): Promise<void> {
  await publicHttp.post(`${pathOf(userId)}/reopening`, { json: { token, current_password: password } });
}
