import type { Problem } from '#schemas/problem.ts';
import type { Devices } from '#schemas/wire/device.ts';
import type { Session } from '#schemas/wire/session.ts';
import type { Answered, BackendFixture, TestPatient } from './backendFixture.ts';

/** What browsers call themselves. */
export const agents = {
  iPhone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36 Edg/126.0.2592.81',
} as const;

interface SignIn {
  /** What the browser calls itself. */
  readonly agent?: string;
  /** What it has as the cookie that it is known by. */
  readonly cookie?: string | undefined;
}

const valueOf = ({ cookies }: Answered<unknown>, name: string) => cookies.find((cookie) => cookie.name === name)?.value;

/** Signs patients in as browsers do, and asks for their devices. */
export function signInFixture(backend: Pick<BackendFixture, 'call' | 'portal'>) {
  const list = async (token: string) =>
    (
      await backend.call<Devices>({
        method: 'GET',
        url: '/v2/sessions',
        headers: { authorization: `Bearer ${token}` },
      })
    ).body.devices;

  async function signIn({ email, org }: Pick<TestPatient, 'email' | 'org'>, { agent = '', cookie }: SignIn = {}) {
    const answer = await backend.call<Session>({
      method: 'POST',
      url: `/login/${org}`,
      // Longer than everything that a test does.
      payload: { email, password: 'Portal123', stay_signed_in: true },
      headers: { 'user-agent': agent, ...(cookie !== undefined && { cookie: `portal_device=${cookie}` }) },
    });
    const refresh = valueOf(answer, 'portal_refresh') ?? '';
    const { token } = answer.body;
    const { session } = await backend.portal.tokens.read(token);
    const renew = () =>
      backend.call<Session>({
        method: 'POST',
        url: '/v2/session/refresh',
        headers: { cookie: `portal_refresh=${refresh}` },
      });
    return { token, session, refresh, renew, device: valueOf(answer, 'portal_device') };
  }

  const end = (token: string, session: string) =>
    backend.call<Problem>({
      method: 'DELETE',
      url: `/v2/sessions/${session}`,
      headers: { authorization: `Bearer ${token}` },
    });

  const reads = async (token: string) =>
    (await backend.call({ method: 'GET', url: '/v2/products', headers: { authorization: `Bearer ${token}` } })).status;

  return { signIn, list, end, reads };
}
