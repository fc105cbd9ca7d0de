import type { UserUpdate } from '#schemas/wire/user.ts';
import { beginSession, organizationOf, type Caller } from './beginSession.ts';

/** A complete profile of a patient in California. */
export const completeProfile: UserUpdate = {
  sex: 'female',
  birthday: '02-03-1980',
  height: 66,
  weight: 140,
  state: 'CA',
};

/** Signs a patient of the organization at `url` up without a browser. @param profile what of it is filled in already */
export async function signUpByCall(url: string, profile?: UserUpdate): Promise<Caller> {
  const { _id } = await organizationOf(url);
  const email = `${crypto.randomUUID()}@example.com`;
  const { first_name = 'Demo', last_name = 'Patient', ...filledIn } = profile ?? {};
  const account = { first_name, last_name, email, password: 'Portal123', terms: true };
  const caller = await beginSession(url, '/v2/users', _id, account);
  if (Object.keys(filledIn).length > 0) await caller.call('PUT', `/users/${_id}/${caller.userId}`, filledIn);
  return caller;
}
