import { startAuthentication } from '@simplewebauthn/browser';
import type { OwnerChallenge, PasskeyAssertion, PasskeyChallenge } from '#schemas/wire/passkey.ts';
import { passkeyUnused } from './passkeyErrors.ts';

/**
 * Lets the patient unlock a passkey. The browser says no more of a refusal than that there was one: then it fails with
 * PasskeyUnused.
 *
 * @param otherwise what can be done instead, for the patient
 */
export async function assertionOf(
  asked: PasskeyChallenge | OwnerChallenge,
  otherwise?: string,
): Promise<PasskeyAssertion> {
  const { challenge, rp_id } = asked;
  const known = 'known' in asked ? asked.known : [];
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId: rp_id,
      userVerification: 'required',
      allowCredentials: known.map((one) => ({ type: 'public-key', id: one })),
    },
  }).catch(() => {
    throw passkeyUnused(otherwise);
  });
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature };
}
