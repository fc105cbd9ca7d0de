import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyAssertion, PasskeyAttestation } from '#schemas/wire/passkey.ts';

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();

/** What an authenticator is asked, and what it says of itself. */
interface Asked {
  readonly challenge: string;
  readonly rpId: string;
  readonly origin: string;
  /** Whether it verified who holds it. */
  readonly isVerified?: boolean;
  readonly counter?: number;
}

const clientDataOf = (type: 'webauthn.create' | 'webauthn.get', { challenge, origin }: Asked) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData({ rpId, isVerified = true, counter = 0 }: Asked, key?: Buffer): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  const flags = PRESENT | (isVerified ? VERIFIED : 0) | (key ? HAS_KEY : 0);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key ?? Buffer.alloc(0)]);
}

/** An authenticator without a device: one key, which it makes and signs with as WebAuthn says. */
export function softAuthenticator() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(16);
  // CBOR, byte by byte: an elliptic key of the curve P-256 for ES256, with its coordinates.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  const key = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, cose]);
  return {
    attest(asked: Asked): PasskeyAttestation {
      const data = authenticatorData(asked, key);
      const attestation = Buffer.concat([
        Buffer.from([0xa3, 0x63]),
        Buffer.from('fmt'),
        Buffer.from([0x64]),
        Buffer.from('none'),
        Buffer.from([0x67]),
        Buffer.from('attStmt'),
        Buffer.from([0xa0, 0x68]),
        Buffer.from('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return {
        id: id.toString('base64url'),
        client_data: clientDataOf('webauthn.create', asked).toString('base64url'),
        attestation: attestation.toString('base64url'),
      };
    },
    assert(asked: Asked): PasskeyAssertion {
      const client = clientDataOf('webauthn.get', asked);
      const data = authenticatorData(asked);
      return {
        id: id.toString('base64url'),
        client_data: client.toString('base64url'),
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(client)]), privateKey).toString('base64url'),
      };
    },
  };
}
