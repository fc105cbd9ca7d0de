import type { Access } from '#schemas/wire/access.ts';
import { exampleUser } from '../exampleUser.ts';

export const PATIENT = exampleUser()._id;
/** The session that reads the list, and one of another device. */
export const OWN_SESSION = 'd'.repeat(24);
export const OTHER_SESSION = 'e'.repeat(24);

/** How a signed address is opened. */
export const LINK = { user: null, session: null, route: 'readImage' } as const;

/** The patient has read the own account. */
export const exampleAccess = (change: Partial<Access> = {}): Access => ({
  _id: '10000',
  at: '2026-03-31T12:00:00.000Z',
  user: PATIENT,
  session: OWN_SESSION,
  route: 'readUser',
  ids: {},
  status: 200,
  address: '192.0.2.7',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
  ...change,
});
