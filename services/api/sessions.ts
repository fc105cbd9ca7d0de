import type { Login, Session } from '#schemas/wire/session.ts';
import { currentOrganization } from './currentOrganization.ts';
import { currentSession } from './currentSession.ts';
import { http } from './http.ts';

/** Signs a patient in. Fails with InvalidCredentials, AccountLocked, TooManyRequests or NetworkError. */
export async function login({ email, password }: Login): Promise<Session> {
  const session = await http
    .post(`login/${currentOrganization.get()._id}`, { json: { email: email.trim().toLowerCase(), password } })
    .json<Session>();
  currentSession.begin(session);
  return session;
}

/** Signs out everywhere this session is used. The tab forgets the session even where the server cannot be reached. */
export async function logout(): Promise<void> {
  await http.post('v2/session/logout').catch(() => undefined);
  currentSession.end();
}
