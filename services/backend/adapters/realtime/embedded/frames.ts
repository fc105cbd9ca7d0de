/** A text that a client sent, as an object; undefined where it is none. */
const objectIn = (text: string): { readonly [name: string]: unknown } | undefined => {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
};

/** What a client sent: an event with its data. */
export interface Frame {
  readonly event: string;
  readonly data: { readonly [name: string]: unknown };
}

/** Reads what a client sent, whose data may be an object or the text of one; undefined where it is no event. */
export function frameIn(text: string): Frame | undefined {
  const frame = objectIn(text);
  const event = frame?.['event'];
  if (!frame || typeof event !== 'string') return undefined;
  const { data } = frame;
  const read = typeof data === 'string' ? objectIn(data) : typeof data === 'object' && data !== null ? data : undefined;
  return { event, data: { ...read } };
}

/** A text of the data of a frame; empty where there is none such. */
export const textOf = ({ data }: Frame, name: string): string => {
  const value = data[name];
  return typeof value === 'string' ? value : '';
};

/** An event as it is sent: its data is JSON within JSON. */
export const frameOf = (event: string, data: object, channel?: string): string =>
  JSON.stringify({ event, ...(channel !== undefined && { channel }), data: JSON.stringify(data) });

/** What a sign-in says of a socket. */
export interface SignedIn {
  /** The session. */
  readonly id: string;
  readonly user: string;
  readonly channels: readonly string[];
}

/** Reads what a sign-in says; undefined where it was not written by this portal. */
export function signedInBy(userData: string): SignedIn | undefined {
  const value = objectIn(userData);
  if (!value) return undefined;
  const { id, user, channels } = value;
  if (typeof id !== 'string' || typeof user !== 'string' || !Array.isArray(channels)) return undefined;
  return { id, user, channels: channels.filter((channel) => typeof channel === 'string') };
}

/** The id of a member of a presence channel; undefined where the data have none. */
export function memberIn(channelData: string): { readonly user_id: string; readonly user_info: object } | undefined {
  const member = objectIn(channelData);
  const id = member?.['user_id'];
  return typeof id === 'string' ? { user_id: id, user_info: {} } : undefined;
}
