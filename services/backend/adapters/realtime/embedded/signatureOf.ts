import { createHmac, timingSafeEqual } from 'node:crypto';

/** Key and secret of an application, as the Pusher protocol has them. */
export interface AppKeys {
  readonly key: string;
  readonly secret: string;
}

/** What is signed to let a socket hear a channel. @param data of a member, on a presence channel */
export const channelText = (socketId: string, channel: string, data?: string): string =>
  [socketId, channel, ...(data === undefined ? [] : [data])].join(':');

/** What is signed to sign a socket in. */
export const signInText = (socketId: string, userData: string): string => `${socketId}::user::${userData}`;

/** The signature of a text, with the key that it is of. */
export const signatureOf = ({ key, secret }: AppKeys, text: string): string =>
  `${key}:${createHmac('sha256', secret).update(text).digest('hex')}`;

/** Whether something is the signature of a text. */
export function isSignatureOf(keys: AppKeys, given: string, text: string): boolean {
  const expected = Buffer.from(signatureOf(keys, text));
  const signed = Buffer.from(given);
  return signed.length === expected.length && timingSafeEqual(signed, expected);
}
