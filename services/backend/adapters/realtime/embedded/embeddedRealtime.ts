import { createHmac } from 'node:crypto';
import type { Database } from '../../../kernel/database/Database.ts';
import { TOLD_EVENTS, toldEventIn } from '../../../kernel/events/telling.ts';
import { EMBEDDED_KEY } from '../connectionOf.ts';
import type { Realtime } from '../Realtime.ts';
import { PusherServer } from './PusherServer.ts';
import { channelText, signatureOf, signInText } from './signatureOf.ts';

/** Whether a session has not ended. */
export type IsLive = (of: { readonly user: string; readonly session: string }) => Promise<boolean>;

/**
 * The portal's own server of the Pusher protocol, on its own port. Each server passes on to its own sockets what all servers tell
 * each other through the database.
 *
 * @param secret the one that the portal signs with; the key is derived from it
 */
export function embeddedRealtime(database: Pick<Database, 'listen'>, secret: string, isLive: IsLive): Realtime {
  const keys = { key: EMBEDDED_KEY, secret: createHmac('sha256', secret).update('realtime').digest('base64url') };
  const server = new PusherServer(keys);
  let report: ((error: unknown) => void) | undefined;
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
    authorizeSignIn(socketId, { session: id, user, channels }) {
      const data = JSON.stringify({ id, user, channels });
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
    },
    endSessions(user) {
      check(user).catch((error: unknown) => {
        report?.(error);
        // Who cannot be asked about is asked to sign in anew.
        server.renew();
      });
    },
    upgrade: (request, socket, head) => server.upgrade(request, socket, head),
    close: () => server.close(),
  };
}
