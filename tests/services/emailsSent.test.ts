import { afterEach, expect, it, vi } from 'vitest';
import { requestPasswordReset, signup } from '#services/api/accounts.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { login } from '#services/api/sessions.ts';
import { exampleOrganization } from '#stories/exampleOrganization.ts';
import { exampleUser } from '#stories/pages/exampleUser.ts';

afterEach(() => vi.unstubAllGlobals());

const TYPED = ' A@B.CO';
const account = { first_name: 'Ava', last_name: 'Demo', password: 'Portal123', terms: true } as const;

it.each([
  ['a signup', 'email', () => signup({ ...account, email: TYPED })],
  ['a login', 'email', () => login({ email: TYPED, password: 'Portal123', stay_signed_in: false })],
  ['a request for a link', 'email_address', () => requestPasswordReset(TYPED)],
] as const)('%s sends an address in lower case', async (_, field, call) => {
  currentOrganization.set(exampleOrganization);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('document', { cookie: '' });
  const bodies: object[] = [];
  vi.stubGlobal('fetch', async (input: Request, init: RequestInit) => {
    bodies.push(await new Request(input, init).json());
    return Response.json({ user: exampleUser(), token: 'token', expires_in: 900 });
  });
  await call();
  expect(bodies).toEqual([expect.objectContaining({ [field]: 'a@b.co' })]);
});
