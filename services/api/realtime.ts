import type { ChannelAuth, SignInAuth } from '#schemas/wire/realtime.ts';
import { hasCode } from './client/hasCode.ts';
import { publicHttp } from './client/http.ts';
import { presentSession, refreshSession } from './client/refreshSession.ts';

/** What makes a call one of the patient's. */
interface Signed {
  readonly headers?: { readonly authorization: string };
}

/** Asks in the name of the patient. Nobody has pressed anything: where the session is over, nobody is asked to log in for it. */
async function ask<Granted>(call: (signed: Signed) => Promise<Granted>): Promise<Granted> {
  const send = async () => {
    const token = (await presentSession())?.token;
    return call(token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } });
  };
  try {
    return await send();
  } catch (error) {
    if (!hasCode(error, 'TokenExpired', 'Unauthorized') || (await refreshSession()) === null) throw error;
    return send();
  }
}

/** The right of a socket to hear a channel of the patient. Fails with NotFound, Unauthorized or NetworkError. */
export const authorizeChannel = (socketId: string, channel: string): Promise<ChannelAuth> =>
  ask((signed) =>
    publicHttp.post('pusher/auth', { json: { socket_id: socketId, channel_name: channel }, ...signed }).json(),
  );

/** What a socket signs in with, so that it ends with the session. Fails with Unauthorized or NetworkError. */
export const authorizeSocket = (socketId: string): Promise<SignInAuth> =>
  ask((signed) => publicHttp.post('pusher/user-auth', { json: { socket_id: socketId }, ...signed }).json());
