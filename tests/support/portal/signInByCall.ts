import { beginSession, organizationOf, type Caller } from './beginSession.ts';

/** Signs a patient of the organization at `url` in without a browser. */
export async function signInByCall(url: string, email: string): Promise<Caller> {
  const { _id } = await organizationOf(url);
  return beginSession(url, `/login/${_id}`, _id, { email, password: 'Portal123' });
}
