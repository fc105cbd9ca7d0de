import type { Session } from '#schemas/wire/session.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import { callPortal } from './callPortal.ts';

/** Calls to a running portal in the name of one patient. */
export interface Caller {
  readonly organization: string;
  readonly userId: string;
  /** Calls and reads the JSON, null where there is none. Throws on anything but success. */
  readonly call: <Body = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<Body>;
}

const parse = (answer: string) => (answer === '' ? null : JSON.parse(answer));

/** Signs a demo patient of the organization at `url` in without a browser. */
export async function signInByCall(url: string, email: string): Promise<Caller> {
  const { hostname } = new URL(url);
  const found = await callPortal(`${url}/v2/organizations/search?domain=${hostname}`, { method: 'GET' });
  const organization: Organization = JSON.parse(found);
  const answer = await callPortal(`${url}/login/${organization._id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-organization': organization._id },
    body: JSON.stringify({ email, password: 'Portal123' }),
  });
  const session: Session = JSON.parse(answer);
  return {
    organization: organization._id,
    userId: session.user._id,
    call: async (method, path, body) =>
      parse(
        await callPortal(url + path, {
          method,
          headers: {
            authorization: `Bearer ${session.token}`,
            'x-organization': organization._id,
            ...(body !== undefined && { 'content-type': 'application/json' }),
          },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        }),
      ),
  };
}
