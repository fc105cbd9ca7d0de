import { createHmac, timingSafeEqual } from 'node:crypto';

/** What Cal.com tells of a booking by itself: of which one, and when. What has become of it, the booking says. */
export interface CalComEvent {
  readonly uid: string;
  readonly at: Date;
}

/** What changes a booking. Of everything else, such as a meeting that ended or nobody came to, nothing is kept here. */
const CHANGES = new Set([
  'BOOKING_CREATED',
  'BOOKING_RESCHEDULED',
  'BOOKING_CANCELLED',
  'BOOKING_REJECTED',
  'BOOKING_REQUESTED',
]);

const valueOf = (object: unknown, name: string): unknown =>
  typeof object === 'object' && object !== null ? Reflect.get(object, name) : undefined;

/** Reads an event; undefined where it is none that changes a booking, null where it cannot be read. */
export function calComEvent(text: string): CalComEvent | undefined | null {
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    return null;
  }
  const name = valueOf(told, 'triggerEvent');
  if (typeof name !== 'string') return null;
  if (!CHANGES.has(name)) return undefined;
  const uid = valueOf(valueOf(told, 'payload'), 'uid');
  const created = valueOf(told, 'createdAt');
  const at = new Date(typeof created === 'string' ? created : Number.NaN);
  if (typeof uid !== 'string' || !/^[\w-]{1,100}$/.test(uid) || Number.isNaN(at.getTime())) return null;
  return { uid, at };
}

/** Whether Cal.com has signed a text: HMAC-SHA256 with the secret of the webhook, in hexadecimal. */
export function isSignedByCalCom(text: string, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(text).digest();
  const given = Buffer.from(/^[\da-f]{64}$/i.test(signature) ? signature : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}
