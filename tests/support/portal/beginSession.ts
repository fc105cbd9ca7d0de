import type { Organization } from '#schemas/wire/organization.ts';
import type { Session } from '#schemas/wire/session.ts';
import { callPortal } from './callPortal.ts';

/** Calls to a running portal in the name of one patient. */
export interface Caller {
  readonly email: string;
  readonly organization: string;
  readonly userId: string;
  /** What a call is sent with that the ones below cannot make. */
  readonly headers: Readonly<Record<string, string>>;
  /** Calls and reads the JSON, null where there is none. Throws on anything but success. */
  readonly call: <Body = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<Body>;
}

/** The organization at the host of an address. */
export async function organizationOf(url: string): Promise<Organization> {
  const path = `/v2/organizations/search?domain=${new URL(url).hostname}`;
  return JSON.parse(await callPortal(url + path, { method: 'GET' }));
}

const parse = (answer: string) => (answer === '' ? null : JSON.parse(answer));

/** Posts what begins a session, and calls in the name of whoever it belongs to. */
export async function beginSession(url: string, path: string, organization: string, body: object): Promise<Caller> {
  const json = { 'content-type': 'application/json' };
  const headers = { ...json, 'x-organization': organization };
  const { token, user }: Session = JSON.parse(
    await callPortal(url + path, { method: 'POST', headers, body: JSON.stringify(body) }),
  );
  const own = { authorization: `Bearer ${token}`, 'x-organization': organization };
  return {
    email: user.email,
    organization,
    userId: user._id,
    headers: own,
    call: async (method, to, sent) =>
      parse(
        await callPortal(
          url + to,
          sent === undefined
            ? { method, headers: own }
            : { method, headers: { ...own, ...json }, body: JSON.stringify(sent) },
        ),
      ),
  };
}
