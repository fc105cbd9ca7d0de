import type { Login, Session } from '#schemas/wire/session.ts';
import type { LoginAnswer, LostStep, SecondStepCode } from '#schemas/wire/twoStep.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { currentSession } from './client/currentSession.ts';
import { publicHttp } from './client/http.ts';
import { keepsCookies } from './client/keepsCookies.ts';
import { cookiesBlocked } from './client/ProblemError.ts';

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
      .json(),
  );
}

/**
 * Logs a patient in with the token from a mailed link, which works once, or asks for the second step. Fails with
 * CookiesBlocked, LinkInvalid, TooManyRequests or NetworkError.
 */
export async function loginWithToken(token: string): Promise<LoginAnswer> {
  // Before the token is spent.
  if (!keepsCookies()) throw cookiesBlocked();
  return begun(await publicHttp.post(`login/${currentOrganization.get()._id}/token`, { json: { token } }).json());
}

/**
 * Logs a patient in with the ticket of the first step and a code. Fails with CodeIncorrect, LoginExpired, AccountLocked,
 * TooManyRequests or NetworkError.
 */
export async function finishLogin(code: SecondStepCode): Promise<Session> {
  const session: Session = await publicHttp
    .post(`login/${currentOrganization.get()._id}/second-step`, { json: code })
    .json();
  currentSession.begin(session);
  return session;
}

/**
 * Asks to turn two-step sign-in off for a patient who has neither app nor recovery codes, with the ticket of the password:
 * mails a link, or says from when on it is off. Fails with LoginExpired, TooManyRequests or NetworkError.
 */
export const reportLostStep = (ticket: string): Promise<LostStep> =>
  publicHttp.post(`login/${currentOrganization.get()._id}/second-step/lost`, { json: { ticket } }).json();
