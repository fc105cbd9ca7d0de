import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';
import { derivedKeys, type Keys, type Secrets } from '../../kernel/secrets/Secrets.ts';

const CIPHER = 'aes-256-gcm';

/** Bytes of what stands before the sealed ones, and of what stands behind them. */
const NONCE = 12;
const TAG = 16;

/** Which copy it is, and whose. */
interface SealedCopy {
  readonly id: string;
  readonly organization: string;
  readonly userId: string;
}

/**
 * Seals the copies of what is kept of patients: whoever reads the media store alone reads none. Each has a key of its own, so
 * that the bytes of one patient open for no other one, whatever a row says.
 */
export class CopySeals {
  readonly #secrets: Secrets;

  constructor(secrets: Secrets) {
    this.#secrets = secrets;
  }

  #keysOf({ id, organization, userId }: SealedCopy): Keys {
    return derivedKeys(this.#secrets, JSON.stringify(['data copy', organization, userId, id]));
  }

  /** Seals what flows through it. */
  sealing(copy: SealedCopy): Transform {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.#keysOf(copy)[0], nonce);
    let begun = false;
    const sealing = new Transform({
      transform(chunk: Buffer, _encoding, done: TransformCallback) {
        if (!begun) sealing.push(nonce);
        begun = true;
        done(null, cipher.update(chunk));
      },
      flush(done: TransformCallback) {
        if (!begun) sealing.push(nonce);
        sealing.push(cipher.final());
        done(null, cipher.getAuthTag());
      },
    });
    return sealing;
  }

  /** What was sealed; undefined where it is another copy, was changed, or was sealed with another secret. */
  open(copy: SealedCopy, sealed: Buffer): Buffer | undefined {
    if (sealed.length < NONCE + TAG) return undefined;
    for (const key of this.#keysOf(copy)) {
      const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE));
      decipher.setAuthTag(sealed.subarray(-TAG));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]);
      } catch {
        // Another key may have sealed it.
      }
    }
    return undefined;
  }
}
