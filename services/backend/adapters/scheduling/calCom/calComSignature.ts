import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether Cal.com has signed a text: HMAC-SHA256 with the secret of the webhook, in hexadecimal. */
export function isSignedByCalCom(text: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(text).digest();
  const given = Buffer.from(/^[\da-f]{64}$/i.test(signature) ? signature : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
