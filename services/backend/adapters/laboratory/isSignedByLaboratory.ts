import { createHmac, timingSafeEqual } from 'node:crypto';

/** What a laboratory signs a text with: HMAC-SHA256 with the secret that it shares with the portal, in hexadecimal. */
export const laboratorySignature = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('hex');

/** Whether a laboratory has signed a text. How long that takes to tell says nothing of the right signature. */
export function isSignedByLaboratory(text: string, signature: string, secret: string): boolean {
  const [given, expected] = [Buffer.from(signature.toLowerCase()), Buffer.from(laboratorySignature(text, secret))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
