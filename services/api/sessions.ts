import type { Login, Session } from '#schemas/wire/session.ts';
import { currentOrganization } from './currentOrganization.ts';
import { currentSession } from './currentSession.ts';
import { http, publicHttp } from './http.ts';

/** Signs a patient in. Fails with InvalidCredentials, AccountLocked, TooManyRequests or NetworkError. */
export async function login({ email, password }: Login): Promise<Session> {
  const session = await publicHttp
    .post(`login/${currentOrganization.get()._id}`, { json: { email: email.trim().toLowerCase(), password } })
    .json<Session>();
  currentSession.begin(session);
  return session;
}

/** Signs a patient in by the token of a mailed link, which serves once. Fails with LinkInvalid, TooManyRequests or NetworkError. */
export async function loginWithToken(token: string): Promise<Session> {
  const session = await publicHttp
    .post(`login/${currentOrganization.get()._id}/token`, { json: { token } })
    .json<Session>();
  currentSession.begin(session);
  return session;
}

/** Signs out everywhere this session is used. The tab forgets the session even where the server cannot be reached. */
export async function logout(): Promise<void> {
  await publicHttp.post('v2/session/logout').catch(() => undefined);
  currentSession.end();
}

/**
 * Ends every session of the patient, on all devices, this one too. Fails with TooManyRequests or NetworkError, and then
 * nothing has ended.
 */
export async function logoutEverywhere(): Promise<void> {
  await http.post('v2/session/logout-everywhere');
  currentSession.end();
}
