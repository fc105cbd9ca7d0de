import type { Database } from '../../../kernel/database/Database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import { TOLD_EVENTS, toldEventIn } from '../../../kernel/events/telling.ts';
import type { Secrets } from '../../../kernel/secrets/Secrets.ts';
import type { Realtime } from '../Realtime.ts';
import { Channels } from './Channels.ts';
import { PusherServer } from './PusherServer.ts';
import { SharedMembers } from './SharedMembers.ts';
import { channelText, keysOf, signatureOf, signInText } from './signatureOf.ts';

/** The channel of the database on which servers tell each other who is there. */
const PRESENT_MEMBERS = 'present_members';

/** Milliseconds between two signs of life. */
const ROUND = 15_000;

/** No read, whose place others may take: it begins with what it says. */
const say = statement(
  'say_members',
  `with word as (select $1::text as said) select count(pg_notify('${PRESENT_MEMBERS}', said))::int as told from word`,
);

/** Milliseconds of a clock that never goes back. */
const now = () => performance.now();

/** Whether a session has not ended. */
export type IsLive = (of: { readonly user: string; readonly session: string }) => Promise<boolean>;

/**
 * The portal's own server of the Pusher protocol, on its own port. Each server passes on to its own sockets what all servers tell
 * each other through the database, and all say of the same members that they are there.
 *
 * @param secrets those of the portal, which the keys are derived from
 */
export function embeddedRealtime(
  database: Pick<Database, 'listen' | 'query'>,
  secrets: Secrets,
  isLive: IsLive,
): Realtime {
  const keys = keysOf(secrets);
  let report: ((error: unknown) => void) | undefined;
  const channels = new Channels((...change) => members.change(...change));
  const members = new SharedMembers({
    channels,
    say: (text) => database.query(say, [text]),
    report: (error) => report?.(error),
    now,
  });
  const server = new PusherServer(keys, now, channels);
  let round: NodeJS.Timeout | undefined;
  let isFirst = true;
  const check = async (user: string | undefined) => {
    const seen = new Set<string>();
    for (const { id: session, user: own } of server.owners()) {
      if (seen.has(session) || (user !== undefined && own !== user)) continue;
      seen.add(session);
      if (!(await isLive({ user: own, session }))) server.endSession(session);
    }
  };
  return {
    authorizeChannel(socketId, channel, member) {
      if (member === undefined) return { auth: signatureOf(keys, channelText(socketId, channel)) };
      const data = JSON.stringify({ user_id: member, user_info: {} });
      return { auth: signatureOf(keys, channelText(socketId, channel, data)), channel_data: data };
    },
    authorizeSignIn(socketId, { session: id, user, channels: named }) {
      const data = JSON.stringify({ id, user, channels: named });
      return { auth: signatureOf(keys, signInText(socketId, data)), user_data: data };
    },
    async begin(reporting) {
      report = reporting;
      await database.listen(TOLD_EVENTS, {
        hear(text) {
          const told = toldEventIn(text);
          if (told) server.tell(told.channel, told.event, told.data, told.except);
        },
        begin() {
          // What was told meanwhile was not heard: pages that connect anew read what is new.
          if (!isFirst) server.renew();
          isFirst = false;
        },
        lose: () => undefined,
      });
      await database.listen(PRESENT_MEMBERS, {
        hear: (text) => members.hear(text),
        begin: () => members.begin(),
        lose: () => undefined,
      });
      round = setInterval(() => members.check(), ROUND).unref();
    },
    endSessions(user) {
      check(user).catch((error: unknown) => {
        report?.(error);
        // Who cannot be asked about is asked to sign in anew.
        server.renew();
      });
    },
    upgrade: (asked) => server.upgrade(asked),
    close() {
      clearInterval(round);
      members.close();
      server.close();
    },
  };
}
