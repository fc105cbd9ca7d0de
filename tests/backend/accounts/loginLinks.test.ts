import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Session } from '#schemas/wire/session.ts';
import { accountLinks } from '#services/backend/kernel/database/tables/accountLinks.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { mailedLink, mailsTo } from '#tests/support/backend/mailsTo.ts';

const backend = await backendFixture();
afterAll(() => backend.close());

const simulate = (body: object = {}, headers: { readonly [name: string]: string } = {}) =>
  backend.call<Problem & { readonly email?: string }>({
    method: 'POST',
    url: '/sandbox/simulate/send-login-link',
    payload: body,
    headers: { host: 'localhost:4000', ...headers },
  });

async function linkedBy({ email }: Pick<TestPatient, 'email'>): Promise<string> {
  advance(backend, 1);
  expect(await simulate({ email })).toMatchObject({ status: 200, body: { email } });
  return (await mailedLink(backend, email)).searchParams.get('token') ?? '';
}

const exchange = <Body = Session>(token: string, host = 'localhost') =>
  backend.call<Body>({
    method: 'POST',
    url: `/login/${host === 'localhost' ? backend.tenant.id : backend.evergreen.id}/token`,
    payload: { token },
    headers: { host },
  });

const INVALID = { status: 422, body: { code: 'LinkInvalid' } };

describe('a login link', () => {
  it('begins a session as a login does', async () => {
    const patient = await backend.patient();
    const { status, body, cookies } = await exchange(await linkedBy(patient));
    expect(status).toBe(200);
    expect(body).toMatchObject({ expires_in: 900, user: { _id: patient.id, email: patient.email } });
    expect(cookies.map(({ name }) => name)).toEqual([
      'portal_refresh',
      'portal_signed_in',
      'portal_page',
      'portal_device',
    ]);
    const states = await backend.call({
      method: 'GET',
      url: '/states',
      headers: { authorization: `Bearer ${body.token}` },
    });
    expect(states.status).toBe(200);
  });

  it('serves once', async () => {
    const token = await linkedBy(await backend.patient());
    expect((await exchange(token)).status).toBe(200);
    expect(await exchange(token)).toMatchObject(INVALID);
  });

  it('serves for fifteen minutes', async () => {
    const patient = await backend.patient();
    const late = await linkedBy(patient);
    advance(backend, 15 * 60);
    expect(await exchange(late)).toMatchObject(INVALID);
    const early = await linkedBy(patient);
    advance(backend, 15 * 60 - 1);
    expect((await exchange(early)).status).toBe(200);
  });

  it('is over with the next one, which a link for a new password is not', async () => {
    const patient = await backend.patient();
    const first = await linkedBy(patient);
    const second = await linkedBy(patient);
    await backend.call({
      method: 'POST',
      url: `/reset/${patient.org}/password-reset-request`,
      payload: { email_address: patient.email },
    });
    expect(await exchange(first)).toMatchObject(INVALID);
    expect((await exchange(second)).status).toBe(200);
  });

  it('is over with a new password', async () => {
    const patient = await backend.patient();
    const token = await linkedBy(patient);
    advance(backend, 1);
    await backend.call({
      method: 'POST',
      url: `/reset/${patient.org}/password-reset-request`,
      payload: { email_address: patient.email },
    });
    const reset_token = (await mailedLink(backend, patient.email)).pathname.split('/').at(-1);
    const changed = await backend.call({
      method: 'PUT',
      url: `/users/${patient.org}/${patient.id}/reset-password-token`,
      payload: {
        new_password: 'new-secret',
        confirm_password: 'new-secret',
        reset_token,
        user_id: patient.id,
        organization: patient.org,
      },
    });
    expect(changed.status).toBe(204);
    expect(await exchange(token)).toMatchObject(INVALID);
  });

  it('sets no password, and the token of a new password logs nobody in', async () => {
    const patient = await backend.patient();
    const token = await linkedBy(patient);
    const reset = await backend.call({
      method: 'PUT',
      url: `/users/${patient.org}/${patient.id}/reset-password-token`,
      payload: {
        new_password: 'new-secret',
        confirm_password: 'new-secret',
        reset_token: token,
        user_id: patient.id,
        organization: patient.org,
      },
    });
    expect(reset).toMatchObject(INVALID);
    advance(backend, 1);
    await backend.call({
      method: 'POST',
      url: `/reset/${patient.org}/password-reset-request`,
      payload: { email_address: patient.email },
    });
    const resetToken = (await mailedLink(backend, patient.email)).pathname.split('/').at(-1) ?? '';
    expect(await exchange(resetToken)).toMatchObject(INVALID);
  });

  it('means nothing to another organization, which does not spend it', async () => {
    const token = await linkedBy(await backend.patient());
    expect(await exchange(token, 'evergreen.localhost')).toMatchObject(INVALID);
    expect((await exchange(token)).status).toBe(200);
  });

  it.each(['x', '0'.repeat(43), 'null'])('that says %j is refused', async (token) => {
    expect(await exchange(token)).toMatchObject(INVALID);
  });

  it('is kept as a hash alone', async () => {
    const patient = await backend.patient();
    const token = await linkedBy(patient);
    const kept = await backend.portal.database.db
      .select()
      .from(accountLinks)
      .where(and(eq(accountLinks.userId, patient.id), isNotNull(accountLinks.hash)));
    expect(kept).toMatchObject([{ purpose: 'login' }]);
    expect(JSON.stringify(kept)).not.toContain(token);
  });
});

describe('the sandbox', () => {
  it('mails the link to the patient, with the origin that was asked', async () => {
    const patient = await backend.patient();
    await linkedBy(patient);
    expect(await mailsTo(backend, patient.email)).toMatchObject([{ subject: 'Your link to log in to Healthspan' }]);
    expect((await mailedLink(backend, patient.email)).origin).toBe('http://localhost:4000');
    await simulate({ email: patient.email }, { host: 'evil.example' });
    for (const { text } of await mailsTo(backend, patient.email)) expect(text).not.toContain('evil');
  });

  it('mails it to the newest patient where none is named, or to the one who asks', async () => {
    const first = await backend.patient();
    advance(backend, 1);
    const second = await backend.patient();
    expect((await simulate()).body).toEqual({ email: second.email });
    expect((await simulate({}, { authorization: `Bearer ${first.token}` })).body).toEqual({ email: first.email });
  });

  it('knows the patients of its organization alone', async () => {
    const patient = await backend.patient({}, backend.evergreen);
    expect((await simulate({ email: patient.email })).status).toBe(409);
    expect((await simulate({ email: 'nobody@example.com' })).status).toBe(409);
    expect(await mailsTo(backend, patient.email)).toEqual([]);
  });

  it('mails five an hour to one patient', async () => {
    const patient = await backend.patient();
    for (let mail = 0; mail < 5; mail += 1) await linkedBy(patient);
    expect(await simulate({ email: patient.email })).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
  });
});

it('logging in by a link is limited as logging in is', async () => {
  const limited = await backendFixture({ settings: { loginRateLimit: 1 } });
  const post = () =>
    limited.call<Problem>({ method: 'POST', url: `/login/${limited.tenant.id}/token`, payload: { token: 'x' } });
  expect((await post()).status).toBe(422);
  expect((await post()).status).toBe(429);
  await limited.close();
});
