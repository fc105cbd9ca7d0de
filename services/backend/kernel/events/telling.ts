/** The channel of the database on which servers tell each other what patients are to hear at once. */
export const TOLD_EVENTS = 'told_events';

/** An event for whoever is subscribed to a channel. It names ids only; what it is about is read from the portal. */
export interface ToldEvent {
  /** Its own. */
  readonly id: string;
  readonly channel: string;
  readonly event: 'message' | 'typing' | 'read' | 'notification';
  readonly data: { readonly [name: string]: string };
  /** The socket that gave the occasion and is not told; null where there is none. */
  readonly except: string | null;
}

interface Parts {
  readonly event: ToldEvent['event'];
  /** Expressions of the channel, of ids by name, and of the socket that is not told. */
  readonly channel: string;
  readonly ids: { readonly [name: string]: string };
  readonly except?: string;
}

/** Expression that tells all servers of an event, once the statement that it is in is committed. */
export const telling = ({ event, channel, ids, except = 'null' }: Parts): string =>
  `pg_notify('${TOLD_EVENTS}', json_build_object('id', gen_random_uuid(), 'channel', ${channel}, 'event', '${event}',
      'data', json_build_object(${Object.entries(ids)
        .map(([name, id]) => `'${name}', ${id}`)
        .join(', ')}), 'except', ${except}::text)::text)`;

const isRecord = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null;

const EVENTS: ReadonlySet<unknown> = new Set<ToldEvent['event']>(['message', 'typing', 'read', 'notification']);

const isToldEvent = (value: unknown): value is ToldEvent =>
  isRecord(value) &&
  typeof value['id'] === 'string' &&
  typeof value['channel'] === 'string' &&
  EVENTS.has(value['event']) &&
  isRecord(value['data']) &&
  (value['except'] === null || typeof value['except'] === 'string');

/** What a server was told; undefined where it is an event that a later version knows. */
export function toldEventIn(text: string): ToldEvent | undefined {
  const told: unknown = JSON.parse(text);
  return isToldEvent(told) ? told : undefined;
}
