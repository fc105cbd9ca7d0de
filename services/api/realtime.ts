import type { ChannelAuth, SignInAuth } from '#schemas/wire/realtime.ts';
import { hasCode } from './client/hasCode.ts';
import { publicHttp } from './client/http.ts';
import { presentSession, refreshSession } from './client/refreshSession.ts';

/** Asks in the name of the patient. Nobody has pressed anything: where the session is over, nobody is asked to log in for it. */
async function ask<Answer>(path: string, json: object): Promise<Answer> {
  const send = async () => {
    const token = (await presentSession())?.token;
    return publicHttp
      .post(path, { json, ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }) })
      .json<Answer>();
  };
  try {
    return await send();
  } catch (error) {
    if (!hasCode(error, 'TokenExpired', 'Unauthorized') || (await refreshSession()) === null) throw error;
    return send();
  }
}

/** The right of a socket to hear a channel of the patient. Fails with NotFound, Unauthorized or NetworkError. */
export const authorizeChannel = (socketId: string, channel: string) =>
  ask<ChannelAuth>('pusher/auth', { socket_id: socketId, channel_name: channel });

/** What a socket signs in with, so that it ends with the session. Fails with Unauthorized or NetworkError. */
export const authorizeSocket = (socketId: string) => ask<SignInAuth>('pusher/user-auth', { socket_id: socketId });
