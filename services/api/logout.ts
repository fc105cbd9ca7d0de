import { beforeLogout } from './client/beforeLogout.ts';
import { endSession } from './client/endSession.ts';
import { http, publicHttp } from './client/http.ts';

/** Ends the session, in all tabs, and leaves for the login. They forget it even if the server cannot be reached. */
export const logout = (): Promise<void> =>
  endSession(async () => {
    await beforeLogout.done();
    await publicHttp.post('v2/session/logout').catch(() => undefined);
  });

/**
 * Ends all sessions of the patient, on all devices and on this one too, and leaves for the login. Fails with TooManyRequests or
 * NetworkError; then no session has ended.
 */
export const logoutEverywhere = (): Promise<void> =>
  endSession(async () => {
    await beforeLogout.done();
    await http.post('v2/session/logout-everywhere');
  });
