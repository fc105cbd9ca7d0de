import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * What Twilio signs a request with, in its header `X-Twilio-Signature`: the HMAC-SHA1 of the address, followed by the names
 * and values of the form in the order of the names.
 *
 * @param url as it is set up at Twilio, with its query
 */
export function twilioSignature(authToken: string, url: string, form: URLSearchParams): string {
  const fields = [...form].toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  return createHmac('sha1', authToken)
    .update(url + fields.map(([name, value]) => name + value).join(''))
    .digest('base64');
}

/** Whether a request was signed by Twilio. How long that takes to tell says nothing of the right signature. */
export function isSignedByTwilio(signature: string, authToken: string, url: string, form: URLSearchParams): boolean {
  const [given, expected] = [Buffer.from(signature), Buffer.from(twilioSignature(authToken, url, form))];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
