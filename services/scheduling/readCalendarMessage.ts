/** A message from a calendar in a frame to the page around it. */
export type CalendarMessage =
  | { readonly type: 'greeting' | 'ready' | 'failed' }
  | { readonly type: 'booked'; readonly uid: string };

const isObject = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

const booked = (uid: unknown): CalendarMessage | undefined =>
  typeof uid === 'string' && uid !== '' ? { type: 'booked', uid } : undefined;

/** The messages of the sandbox calendar. */
const ofSandbox = (message: { readonly [key: string]: unknown }): CalendarMessage | undefined => {
  if (message['type'] === 'ready') return { type: 'ready' };
  return message['type'] === 'booked' ? booked(message['uid']) : undefined;
};

/** The messages of Cal.com's embedded pages. A booking is announced twice, in two formats. */
const ofCalCom = ({ type, data }: { readonly [key: string]: unknown }): CalendarMessage | undefined => {
  if (type === '__iframeReady') return { type: 'greeting' };
  if (type === 'linkReady') return { type: 'ready' };
  if (type === 'linkFailed') return { type: 'failed' };
  if ((type !== 'bookingSuccessful' && type !== 'bookingSuccessfulV2') || !isObject(data)) return undefined;
  const { uid, booking } = data;
  return booked(uid) ?? (isObject(booking) ? booked(booking['uid']) : undefined);
};

/** Reads a message from a calendar in a frame; undefined for any other message. */
export function readCalendarMessage(message: unknown): CalendarMessage | undefined {
  if (!isObject(message)) return undefined;
  if (message['source'] === 'portal-calendar') return ofSandbox(message);
  return message['originator'] === 'CAL' ? ofCalCom(message) : undefined;
}
