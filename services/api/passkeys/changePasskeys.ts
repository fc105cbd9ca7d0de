import type { OwnerProof } from '#schemas/wire/ownerProof.ts';
import type { PasskeyAttestation, PasskeyBeginning } from '#schemas/wire/passkey.ts';
import { http } from '../client/http.ts';
import { passkeysMissing, passkeyUnused } from './passkeyErrors.ts';
import { passkeysPath } from './passkeysPath.ts';

/** How authenticators may sign, by the numbers that COSE has for it: ES256, EdDSA, RS256. */
const ALGORITHMS = [-7, -8, -257];

/** Lets the device make a passkey that it finds by itself, once it has verified who holds it. */
async function attestationOf(asked: PasskeyBeginning): Promise<PasskeyAttestation> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const { id, response } = await startRegistration({
    optionsJSON: {
      challenge: asked.challenge,
      rp: { id: asked.rp_id, name: asked.rp_name },
      user: { id: asked.user_handle, name: asked.user_name, displayName: asked.user_name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
      excludeCredentials: asked.known.map((known) => ({ type: 'public-key', id: known })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  }).catch(() => {
    throw passkeyUnused();
  });
  return { id, client_data: response.clientDataJSON, attestation: response.attestationObject };
}

/**
 * Adds a passkey of this device. Fails with PasskeysMissing, PasskeyUnused, PasskeyRefused, TooManyRequests, or as every proof
 * of the owner does: with InvalidAnswer (fields), SecondStepRequired or AccountLocked.
 */
export async function addPasskey(userId: string, proof: OwnerProof): Promise<void> {
  // Loaded here: whoever only lists passkeys does not need it.
  const { browserSupportsWebAuthn } = await import('@simplewebauthn/browser');
  if (!browserSupportsWebAuthn()) throw passkeysMissing();
  const asked: PasskeyBeginning = await http.post(`${passkeysPath(userId)}/challenge`, { json: proof }).json();
  await http.post(passkeysPath(userId), { json: await attestationOf(asked) });
}

/** Removes a passkey. Fails with NotFound, TooManyRequests, or as every proof of the owner does. */
export async function removePasskey(userId: string, passkey: string, proof: OwnerProof): Promise<void> {
  await http.post(`${passkeysPath(userId)}/${passkey}/removal`, { json: proof });
}
