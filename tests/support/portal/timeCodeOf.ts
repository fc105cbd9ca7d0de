import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows. @param secret in base32 @param steps of 30 seconds from that moment */
export const timeCodeOf = (secret: string, at: Date, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() + steps * 30_000 });
