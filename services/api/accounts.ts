import type { NewPassword, Signup } from '#schemas/wire/account.ts';
import type { Session } from '#schemas/wire/session.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { currentSession } from './client/currentSession.ts';
import { publicHttp } from './client/http.ts';
import { keepsCookies } from './client/keepsCookies.ts';
import { cookiesBlocked } from './client/ProblemError.ts';

/**
 * Creates an account and logs its patient in. Fails with CookiesBlocked, EmailAlreadyExists, InvalidAnswer (fields), InvalidRequest,
 * TooManyRequests or NetworkError.
 */
export async function signup(account: Signup): Promise<Session> {
  if (!keepsCookies()) throw cookiesBlocked();
  const session: Session = await publicHttp
    .post('v2/users', { json: { ...account, email: account.email.trim().toLowerCase() } })
    .json();
  currentSession.begin(session);
  return session;
}

/**
 * Requests a mail with a link for setting a new password. Fails with NotFound, InvalidRequest, TooManyRequests or
 * NetworkError.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await publicHttp.post(`reset/${currentOrganization.get()._id}/password-reset-request`, {
    json: { email_address: email.trim().toLowerCase() },
  });
}

/**
 * Sets a new password with the token from a mailed link. It does not log the patient in, and it ends all of the
 * patient's sessions. Fails with LinkInvalid, NotFound, InvalidAnswer (`confirm_password`), InvalidRequest,
 * TooManyRequests or NetworkError.
 */
export async function setNewPassword(password: NewPassword): Promise<void> {
  const { organization, user_id } = password;
  await publicHttp.put(`users/${organization}/${user_id}/reset-password-token`, { json: password });
}

/**
 * Verifies the address of an account with the token from a mailed link. Fails with LinkInvalid, TooManyRequests or
 * NetworkError.
 */
export async function verifyEmail(userId: string, token: string): Promise<void> {
  await publicHttp.post(`v2/users/${currentOrganization.get()._id}/${userId}/email-verification`, { json: { token } });
}
