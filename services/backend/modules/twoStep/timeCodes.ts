import { Secret, TOTP } from 'otpauth';

/** What every authenticator app takes for given; an app that is told otherwise may not listen. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Bytes of a secret: as many as the hash has. */
const SECRET = 20;

/** Steps before and after the present one whose codes are accepted, for clocks that differ and for slow hands. */
const WINDOW = 1;

const totpOf = (secret: Uint8Array, names: { readonly issuer?: string; readonly label?: string } = {}) =>
  new TOTP({ ...FORM, ...names, secret: new Secret({ buffer: new Uint8Array(secret).buffer }) });

/** Codes of authenticator apps (RFC 6238): six digits, new ones every 30 seconds. */
export const timeCodes = {
  /** A new secret. */
  createSecret: (): Uint8Array => new Uint8Array(new Secret({ size: SECRET }).buffer),

  /** A secret as it is typed into an app, and as the address that a QR code holds. */
  written(secret: Uint8Array, names: { readonly issuer: string; readonly label: string }) {
    const totp = totpOf(secret, names);
    return { secret: totp.secret.base32, uri: totp.toString() };
  },

  /** The time step of the code of a secret; undefined where it is the code of none around this moment. */
  stepOf(secret: Uint8Array, code: string, now: Date): number | undefined {
    const timestamp = now.getTime();
    const totp = totpOf(secret);
    const delta = totp.validate({ token: code, timestamp, window: WINDOW });
    return delta === null ? undefined : totp.counter({ timestamp }) + delta;
  },
};
