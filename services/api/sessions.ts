import type { Login, Session } from '#schemas/wire/session.ts';
import type { LoginAnswer, LostStep, SecondStepCode } from '#schemas/wire/twoStep.ts';
import { beforeLogout } from './client/beforeLogout.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { currentSession } from './client/currentSession.ts';
import { http, publicHttp } from './client/http.ts';
import { keepsCookies } from './client/keepsCookies.ts';
import { cookiesBlocked } from './client/ProblemError.ts';
import { tellTabsOfLogout } from './client/refreshSession.ts';

/** Goes on with what a first step is answered: a session begins, a ticket waits for its code. */
function begun(answer: LoginAnswer): LoginAnswer {
  if ('token' in answer) currentSession.begin(answer);
  return answer;
}

/**
 * Logs a patient in, or asks for the second step. Fails with CookiesBlocked, InvalidCredentials, AccountLocked,
 * TooManyRequests or NetworkError.
 */
export async function login({ email, password, stay_signed_in }: Login): Promise<LoginAnswer> {
  if (!keepsCookies()) throw cookiesBlocked();
  return begun(
    await publicHttp
      .post(`login/${currentOrganization.get()._id}`, {
        json: { email: email.trim().toLowerCase(), password, stay_signed_in },
      })
      .json<LoginAnswer>(),
  );
}

/**
 * Logs a patient in with the token from a mailed link, which works once, or asks for the second step. Fails with
 * CookiesBlocked, LinkInvalid, TooManyRequests or NetworkError.
 */
export async function loginWithToken(token: string): Promise<LoginAnswer> {
  // Before the token is spent.
  if (!keepsCookies()) throw cookiesBlocked();
  return begun(
    await publicHttp.post(`login/${currentOrganization.get()._id}/token`, { json: { token } }).json<LoginAnswer>(),
  );
}

/**
 * Logs a patient in with the ticket of the first step and a code. Fails with CodeIncorrect, LoginExpired, AccountLocked,
 * TooManyRequests or NetworkError.
 */
export async function finishLogin(code: SecondStepCode): Promise<Session> {
  const session = await publicHttp
    .post(`login/${currentOrganization.get()._id}/second-step`, { json: code })
    .json<Session>();
  currentSession.begin(session);
  return session;
}

/**
 * Asks to turn two-step sign-in off for a patient who has neither app nor recovery codes, with the ticket of the password:
 * mails a link, or says from when on it is off. Fails with LoginExpired, TooManyRequests or NetworkError.
 */
export const reportLostStep = (ticket: string) =>
  publicHttp.post(`login/${currentOrganization.get()._id}/second-step/lost`, { json: { ticket } }).json<LostStep>();

/** The session has ended, in all tabs, and their pages are left for the login. */
function loggedOut(): void {
  currentSession.end();
  currentSession.leave('logged-out');
  tellTabsOfLogout();
}

/** Ends the session, in all tabs, and leaves for the login. They forget it even if the server cannot be reached. */
export async function logout(): Promise<void> {
  await beforeLogout.done();
  currentSession.logOut();
  await publicHttp.post('v2/session/logout').catch(() => undefined);
  loggedOut();
}

/**
 * Ends all sessions of the patient, on all devices including this one, and leaves for the login. Fails with TooManyRequests or NetworkError; then
 * no session has ended.
 */
export async function logoutEverywhere(): Promise<void> {
  await beforeLogout.done();
  const goOn = currentSession.logOut();
  await http.post('v2/session/logout-everywhere').catch((error: unknown) => {
    goOn();
    throw error;
  });
  loggedOut();
}
