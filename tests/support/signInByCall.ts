import type { Session } from '#schemas/wire/session.ts';
import type { Organization } from '#schemas/wire/organization.ts';

/** Calls to a running portal in the name of one patient. */
export interface Caller {
  readonly organization: string;
  readonly userId: string;
  /** Calls and reads the JSON. Throws on anything but success. */
  readonly call: <Body = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<Body>;
}

/** Signs a demo patient in without a browser. */
export async function signInByCall(url: string, email: string): Promise<Caller> {
  const { hostname } = new URL(url);
  const found = await fetch(`${url}/v2/organizations/search?domain=${hostname}`);
  const organization: Organization = await found.json();
  const answer = await fetch(`${url}/login/${organization._id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-organization': organization._id },
    body: JSON.stringify({ email, password: 'Portal123' }),
  });
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  const session: Session = await answer.json();
  return {
    organization: organization._id,
    userId: session.user._id,
    async call(method, path, body) {
      const response = await fetch(url + path, {
        method,
        headers: {
          authorization: `Bearer ${session.token}`,
          'x-organization': organization._id,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
      return response.json();
    },
  };
}
