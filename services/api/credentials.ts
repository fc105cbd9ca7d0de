import type { EmailChange, PasswordChange } from '#schemas/wire/account.ts';
import type { User } from '#schemas/wire/user.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http, publicHttp } from './client/http.ts';

const pathOf = (userId: string) => `v2/users/${currentOrganization.get()._id}/${userId}` as const;

/**
 * Changes the address of the account; the new one is not verified. Fails with InvalidAnswer (fields),
 * SecondStepRequired, PasskeyRefused, EmailAlreadyExists, AccountLocked or TooManyRequests.
 */
export const changeEmail = (userId: string, change: EmailChange): Promise<User> =>
  http.put(`${pathOf(userId)}/email`, { json: change }).json();

/**
 * Changes the password. Fails with InvalidAnswer (fields), SecondStepRequired, PasskeyRefused, AccountLocked or
 * TooManyRequests.
 */
export async function changePassword(userId: string, change: PasswordChange): Promise<void> {
  await http.put(`${pathOf(userId)}/password`, { json: change });
}

/** Gives an account its former address back, with the token of a mailed link. Fails with LinkInvalid or TooManyRequests. */
export async function undoEmailChange(userId: string, token: string): Promise<void> {
  await publicHttp.post(`${pathOf(userId)}/email-undo`, { json: { token } });
}

/** Ends the session that a mailed link is about, with its token. Fails with LinkInvalid or TooManyRequests. */
export async function endMailedSession(userId: string, token: string): Promise<void> {
  await publicHttp.post(`${pathOf(userId)}/session-end`, { json: { token } });
}

/**
 * Begins the time after which two-step sign-in is off, with the token of a mailed link. Fails with LinkInvalid or
 * TooManyRequests.
 */
export async function confirmLostStep(userId: string, token: string): Promise<void> {
  await publicHttp.post(`${pathOf(userId)}/lost-step`, { json: { token } });
}

/** Keeps two-step sign-in on, with the token of a mailed link. Fails with LinkInvalid or TooManyRequests. */
export async function stopLostStep(userId: string, token: string): Promise<void> {
  await publicHttp.post(`${pathOf(userId)}/lost-step-stop`, { json: { token } });
}
