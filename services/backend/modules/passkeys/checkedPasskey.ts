import type { PasskeyAssertion, PasskeyAttestation } from '#schemas/wire/passkey.ts';

/** What an answer of a browser has to agree with. */
interface Expected {
  readonly challenge: string;
  readonly origin: string;
  /** The id of the relying party. */
  readonly id: string;
}

/** A key as it is kept. */
export interface StoredKey {
  readonly credential_id: string;
  readonly public_key: string;
  readonly counter: number;
}

const common = ({ challenge, origin, id }: Expected) => ({
  expectedChallenge: challenge,
  expectedOrigin: origin,
  expectedRPID: id,
  requireUserVerification: true,
});

// Loaded with the first passkey: it is the largest of the backend's libraries, and many patients have none.
const verifier = () => import('@simplewebauthn/server');

/** The library throws on everything that does not agree; whoever made it up is told no more than that. */
async function unlessRefused<Checked>(check: () => Promise<Checked | undefined>): Promise<Checked | undefined> {
  try {
    return await check();
  } catch {
    return undefined;
  }
}

/** The key that an authenticator has made after it had verified its user; undefined where that is not shown. */
export async function checkedAttestation(
  { id, client_data, attestation }: PasskeyAttestation,
  expected: Expected,
): Promise<StoredKey | undefined> {
  const { verifyRegistrationResponse } = await verifier();
  return unlessRefused(async () => {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...common(expected),
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: client_data, attestationObject: attestation },
      },
    });
    if (!verified || !registrationInfo) return undefined;
    const { credential } = registrationInfo;
    return {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
    };
  });
}

/** The new count of a key that has signed after its authenticator had verified its user; undefined where it has not. */
export async function checkedAssertion(
  { id, client_data, authenticator_data, signature }: PasskeyAssertion,
  key: StoredKey,
  expected: Expected,
): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await verifier();
  return unlessRefused(async () => {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      ...common(expected),
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: client_data, authenticatorData: authenticator_data, signature },
      },
      credential: {
        id: key.credential_id,
        publicKey: new Uint8Array(Buffer.from(key.public_key, 'base64url')),
        counter: key.counter,
      },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  });
}
