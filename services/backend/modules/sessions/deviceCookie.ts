import { accountCookie } from './accountCookie.ts';
import { DEVICE_LIFE } from './knownDevices.ts';

/**
 * The ids by which accounts know a browser again, one for each account. They say nothing of who that was, nobody can sign in
 * with them, and they outlive sessions.
 */
export const deviceCookie = accountCookie({
  name: 'portal_device',
  form: /^[\w-]{22}$/u,
  path: '/',
  sameSite: 'lax',
  life: DEVICE_LIFE,
});
