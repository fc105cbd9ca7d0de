import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import type { PasskeyChallenge } from '#schemas/wire/passkey.ts';
import type { Session } from '#schemas/wire/session.ts';
import { currentOrganization } from '../client/currentOrganization.ts';
import { currentSession } from '../client/currentSession.ts';
import { publicHttp } from '../client/http.ts';
import { keepsCookies } from '../client/keepsCookies.ts';
import { cookiesBlocked } from '../client/ProblemError.ts';
import { passkeysMissing } from './passkeyErrors.ts';
import { assertionOf } from './assertionOf.ts';

const pathOf = () => `login/${currentOrganization.get()._id}/passkey` as const;

/**
 * Logs a patient in with a passkey. Fails with CookiesBlocked, PasskeysMissing, PasskeyUnused, PasskeyRefused,
 * TooManyRequests or NetworkError.
 *
 * @param staySignedIn whether the session lasts on this device without being used
 */
export async function loginWithPasskey(staySignedIn: boolean): Promise<Session> {
  if (!keepsCookies()) throw cookiesBlocked();
  if (!browserSupportsWebAuthn()) throw passkeysMissing();
  const challenge: PasskeyChallenge = await publicHttp.post(`${pathOf()}/challenge`).json();
  const session: Session = await publicHttp
    .post(pathOf(), { json: { ...(await assertionOf(challenge)), stay_signed_in: staySignedIn } })
    .json();
  currentSession.begin(session);
  return session;
}
