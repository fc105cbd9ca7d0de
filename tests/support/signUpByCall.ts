import type { Organization } from '#schemas/wire/organization.ts';
import type { UserUpdate } from '#schemas/wire/user.ts';
import { callPortal } from './callPortal.ts';
import { signInByCall, type Caller } from './signInByCall.ts';

/** A patient who has just signed up, and calls in that patient's name. */
export interface NewPatient extends Caller {
  readonly email: string;
}

/** A complete profile of a patient in California. */
export const completeProfile: UserUpdate = {
  sex: 'female',
  birthday: '02-03-1980',
  height: 66,
  weight: 140,
  state: 'CA',
};

/** Signs a patient of the organization at `url` up without a browser. @param profile what of it is filled in already */
export async function signUpByCall(url: string, profile?: UserUpdate): Promise<NewPatient> {
  const { hostname } = new URL(url);
  const found = await callPortal(`${url}/v2/organizations/search?domain=${hostname}`, { method: 'GET' });
  const organization: Organization = JSON.parse(found);
  const email = `${crypto.randomUUID()}@example.com`;
  await callPortal(`${url}/v2/users`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-organization': organization._id },
    body: JSON.stringify({ first_name: 'Demo', last_name: 'Patient', email, password: 'Portal123', terms: true }),
  });
  const caller = await signInByCall(url, email);
  if (profile) await caller.call('PUT', `/users/${caller.organization}/${caller.userId}`, profile);
  return { ...caller, email };
}
