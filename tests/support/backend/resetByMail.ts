import { advance, type BackendFixture, type TestPatient } from './backendFixture.ts';
import { mailedLink } from './mailsTo.ts';

/** Chooses a new password by a mailed link. */
export async function resetByMail(
  backend: BackendFixture,
  { org, id, email }: Pick<TestPatient, 'org' | 'id' | 'email'>,
  password: string,
) {
  advance(backend, 1);
  await backend.call({
    method: 'POST',
    url: `/reset/${org}/password-reset-request`,
    payload: { email_address: email },
  });
  const payload = {
    new_password: password,
    confirm_password: password,
    reset_token: (await mailedLink(backend, email)).pathname.split('/').at(-1),
    user_id: id,
    organization: org,
  };
  return backend.call({ method: 'PUT', url: `/users/${org}/${id}/reset-password-token`, payload });
}
