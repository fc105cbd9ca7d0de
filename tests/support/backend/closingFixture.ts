import type { Problem } from '#schemas/problem.ts';
import type { Session } from '#schemas/wire/session.ts';
import type { BackendFixture, TestPatient } from './backendFixture.ts';
import { mailedLink } from './mailsTo.ts';

const PASSWORD = 'Portal123';

/** Calls of a backend about the end of accounts. */
export function closingFixture(backend: BackendFixture) {
  const close = (
    { org, id, token }: Pick<TestPatient, 'org' | 'id' | 'token'>,
    password = PASSWORD,
    confirmation = 'CLOSE',
  ) =>
    backend.call<Problem>({
      method: 'POST',
      url: `/v2/users/${org}/${id}/closing`,
      payload: { current_password: password, confirmation },
      headers: { authorization: `Bearer ${token}` },
    });
  const reopen = (
    { org, id }: Pick<TestPatient, 'org' | 'id'>,
    token: string,
    password = PASSWORD,
    host = 'localhost',
  ) =>
    backend.call<Problem>({
      method: 'POST',
      url: `/v2/users/${org}/${id}/reopening`,
      payload: { token, current_password: password },
      headers: { host },
    });
  /** The token of the link that opens an account again, which was mailed to a patient last. */
  const mailedToken = async ({ email }: Pick<TestPatient, 'email'>) =>
    (await mailedLink(backend, email, '/reopen-account/')).pathname.split('/').at(-1) ?? '';
  const logIn = (email: string, password = PASSWORD) =>
    backend.call<Session & Problem>({
      method: 'POST',
      url: `/login/${backend.tenant.id}`,
      payload: { email, password },
    });
  return { close, reopen, mailedToken, logIn };
}
