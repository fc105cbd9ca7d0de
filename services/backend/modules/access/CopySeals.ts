import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Transform, type TransformCallback } from 'node:stream';

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
  readonly #secret: string;

  /** @param secret the one that the portal signs with; the keys are derived from it */
  constructor(secret: string) {
    this.#secret = secret;
  }

  #keyOf({ id, organization, userId }: SealedCopy): Buffer {
    const info = JSON.stringify(['data copy', organization, userId, id]);
    return Buffer.from(hkdfSync('sha256', this.#secret, '', info, 32));
  }

  /** Seals what flows through it. */
  sealing(copy: SealedCopy): Transform {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.#keyOf(copy), nonce);
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
    const decipher = createDecipheriv(CIPHER, this.#keyOf(copy), sealed.subarray(0, NONCE));
    decipher.setAuthTag(sealed.subarray(-TAG));
    try {
      return Buffer.concat([decipher.update(sealed.subarray(NONCE, -TAG)), decipher.final()]);
    } catch {
      return undefined;
    }
  }
}
