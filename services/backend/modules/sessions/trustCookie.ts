import { accountCookie } from './cookies.ts';
import { TRUSTED_FOR } from './trustedDevices.ts';

/** The tokens with which a login asks for no second step, one for each account. Only logins are sent them. */
export const trustCookie = accountCookie({
  name: 'portal_trusted',
  form: /^[\w-]{43}$/u,
  path: '/login',
  sameSite: 'strict',
  life: TRUSTED_FOR,
});
