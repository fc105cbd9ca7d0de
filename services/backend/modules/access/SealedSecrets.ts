import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { derivedKeys, type Keys, type Secrets } from '../../kernel/secrets/Secrets.ts';

const CIPHER = 'aes-256-gcm';

/** Bytes of the nonce and of the tag, with which a sealed secret begins. */
const NONCE = 12;
const TAG = 16;

function openWith(key: Buffer, userId: string, sealed: string): Uint8Array | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  try {
    const cipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
    return Buffer.concat([cipher.update(bytes.subarray(NONCE + TAG)), cipher.final()]);
  } catch {
    // Another key has sealed it, or for another patient.
    return undefined;
  }
}

/**
 * What is kept encrypted, such as the secrets of authenticator apps: whoever reads the database alone cannot read it. Each is
 * sealed for one patient, so that none can be put into the row of another.
 */
export class SealedSecrets {
  readonly #keys: Keys;

  /**
   * @param purpose each has a key of its own
   */
  constructor(secrets: Secrets, purpose = 'secrets of authenticator apps') {
    this.#keys = derivedKeys(secrets, purpose);
  }

  seal(userId: string, secret: Uint8Array): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.#keys[0], nonce).setAAD(Buffer.from(userId));
    const text = Buffer.concat([cipher.update(secret), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url');
  }

  /** Whether something was sealed for a patient with the current secret. */
  isCurrent(userId: string, sealed: string): boolean {
    return openWith(this.#keys[0], userId, sealed) !== undefined;
  }

  /** The secret of a patient; undefined where it was sealed for another, or by a portal with other secrets. */
  open(userId: string, sealed: string): Uint8Array | undefined {
    for (const key of this.#keys) {
      const opened = openWith(key, userId, sealed);
      if (opened) return opened;
    }
    return undefined;
  }
}
