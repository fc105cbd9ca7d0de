import { currentOrganization } from './client/currentOrganization.ts';
import { publicHttp } from './client/http.ts';

/**
 * Opens a closed account again, with the token of the mailed link and the password. Fails with LinkInvalid, InvalidAnswer
 * (`current_password`), AccountLocked or TooManyRequests.
 */
export async function reopenAccount(userId: string, token: string, password: string): Promise<void> {
  await publicHttp.post(`v2/users/${currentOrganization.get()._id}/${userId}/reopening`, {
    json: { token, current_password: password },
  });
}
