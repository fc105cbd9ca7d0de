import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashedKeys, type Secrets } from '../../../kernel/secrets/Secrets.ts';
import { EMBEDDED_KEY } from '../connectionOf.ts';

/** Key and secret of an application, as the Pusher protocol has them. */
export interface AppKeys {
  readonly key: string;
  readonly secret: string;
  /** Secrets that nothing is signed with any more, and whose signatures still serve. */
  readonly formerSecrets?: readonly string[];
}

/** What the portal's own server of sockets has for keys. @param secrets those of the portal, which they are derived from */
export function keysOf(secrets: Secrets): AppKeys {
  const [secret = '', ...formerSecrets] = hashedKeys(secrets, 'realtime').map((key) => key.toString('base64url'));
  return { key: EMBEDDED_KEY, secret, formerSecrets };
}

/** What is signed to let a socket hear a channel. @param data of a member, on a presence channel */
export const channelText = (socketId: string, channel: string, data?: string): string =>
  [socketId, channel, ...(data === undefined ? [] : [data])].join(':');

/** What is signed to sign a socket in. */
export const signInText = (socketId: string, userData: string): string => `${socketId}::user::${userData}`;

/** The signature of a text, with the key that it is of. */
export const signatureOf = ({ key, secret }: Omit<AppKeys, 'formerSecrets'>, text: string): string =>
  `${key}:${createHmac('sha256', secret).update(text).digest('hex')}`;

/** Whether something is the signature of a text. */
export function isSignatureOf(keys: AppKeys, given: string, text: string): boolean {
  const { key, secret, formerSecrets = [] } = keys;
  const signed = Buffer.from(given);
  return [secret, ...formerSecrets].some((one) => {
    const expected = Buffer.from(signatureOf({ key, secret: one }, text));
    return signed.length === expected.length && timingSafeEqual(signed, expected);
  });
}
