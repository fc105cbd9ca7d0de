import { setTimeout as sleep } from 'node:timers/promises';
import Pusher from 'pusher';
import type { Database } from '../../../kernel/database/Database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { TOLD_EVENTS, toldEventIn, type ToldEvent } from '../../../kernel/events/telling.ts';
import { countTowards } from '../../../kernel/limits/countTowards.ts';
import type { PusherSettings } from '../../../kernel/settings/PusherSettings.ts';
import type { Realtime } from '../Realtime.ts';

/** Milliseconds for which the service is waited for. */
const TIMEOUT = 10_000;

/** Milliseconds for which it is remembered who has passed an event on: longer than servers take to hear of it. */
const REMEMBERED = 10 * 60 * 1000;

/** Milliseconds after which an event that the service did not take is given to it once more. */
const PAUSES = [1000, 5000, 30_000];

/** Milliseconds for which an end of a session is news. */
const NEWS = 5 * 60 * 1000;

const listEnded = statement(
  'list_ended_sessions',
  'select id from sessions where user_id = $1 and ended_at > $2 order by ended_at desc limit 50',
);

function clientOf({ appId, key, secret, cluster, apiUrl }: PusherSettings): Pusher {
  const app = { appId, key, secret, timeout: TIMEOUT };
  if (apiUrl === undefined) return new Pusher({ ...app, cluster, useTLS: true });
  const { protocol, hostname, port } = new URL(apiUrl);
  return new Pusher({ ...app, host: hostname, port, useTLS: protocol === 'https:' });
}

/**
 * The hosted service. Every server hears what all of them tell each other, and the first one passes it on. The service is told
 * ids alone.
 */
export function pusherRealtime(settings: PusherSettings, database: Database, clock: () => Date): Realtime {
  const pusher = clientOf(settings);
  let report: ((error: unknown) => void) | undefined;
  const isFirst = async (what: string) =>
    (await countTowards(database, { name: 'told-event', most: 1, within: REMEMBERED }, what, clock())) === undefined;
  async function trigger({ channel, event, data, except }: ToldEvent): Promise<void> {
    const options = except === null ? undefined : { socket_id: except };
    // No other server passes it on any more, and no page that is connected looks by itself. Who types is no news later.
    for (const pause of event === 'typing' ? [] : PAUSES)
      try {
        await pusher.trigger(channel, event, data, options);
        return;
      } catch (error) {
        report?.(error);
        await sleep(pause, undefined, { ref: false });
      }
    await pusher.trigger(channel, event, data, options);
  }
  async function pass(told: ToldEvent): Promise<void> {
    if (await isFirst(told.id)) await trigger(told);
  }
  async function end(user: string): Promise<void> {
    const since = new Date(clock().getTime() - NEWS).toISOString();
    for (const { id } of await database.query(listEnded, [user, since]))
      if (await isFirst(`end ${id}`)) await pusher.terminateUserConnections(id);
  }
  return {
    authorizeChannel: (socketId, channel, member) =>
      pusher.authorizeChannel(socketId, channel, member === undefined ? undefined : { user_id: member, user_info: {} }),
    authorizeSignIn(socketId, { session }) {
      // Whose it is, is nothing that the service needs to know.
      return pusher.authenticateUser(socketId, { id: session });
    },
    async begin(reporting) {
      report = reporting;
      await database.listen(TOLD_EVENTS, {
        hear(text) {
          const told = toldEventIn(text);
          if (told) pass(told).catch(reporting);
        },
        begin: () => undefined,
        lose: () => undefined,
      });
    },
    endSessions(user) {
      if (user !== undefined) end(user).catch((error: unknown) => report?.(error));
    },
    upgrade: () => false,
    close: () => undefined,
  };
}
