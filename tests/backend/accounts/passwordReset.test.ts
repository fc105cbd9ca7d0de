import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Session } from '#schemas/wire/session.ts';
import { accountLinks } from '#services/backend/kernel/database/tables/accountLinks.ts';
import { loginAttempts } from '#services/backend/kernel/database/tables/sessions.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { mailedLink, mailsTo } from '#tests/support/backend/mailsTo.ts';

const backend = await backendFixture();
afterAll(() => backend.close());

const request = (email: string, host = 'localhost:4000') =>
  backend.call<Problem>({
    method: 'POST',
    url: `/reset/${host.startsWith('evergreen') ? backend.evergreen.id : backend.tenant.id}/password-reset-request`,
    payload: { email_address: email },
    headers: { host },
  });

/** Asks for a link and reads its token from the mail. Each link is a second younger than the one before it. */
async function askedBy(patient: TestPatient): Promise<string> {
  advance(backend, 1);
  expect((await request(patient.email)).status).toBe(204);
  return (await mailedLink(backend, patient.email)).pathname.split('/').at(-1) ?? '';
}

const set = ({ id, org }: Pick<TestPatient, 'id' | 'org'>, token: string, changes: object = {}, host = 'localhost') =>
  backend.call<Problem>({
    method: 'PUT',
    url: `/users/${org}/${id}/reset-password-token`,
    payload: {
      new_password: 'new-secret',
      confirm_password: 'new-secret',
      reset_token: token,
      user_id: id,
      organization: org,
      ...changes,
    },
    headers: { host },
  });

const logIn = (email: string, password: string, remoteAddress = '10.1.0.1') =>
  backend.call<Session>({
    method: 'POST',
    url: `/login/${backend.tenant.id}`,
    payload: { email, password },
    remoteAddress,
  });

const hashOf = async ({ id }: TestPatient) =>
  (await backend.portal.database.db.select().from(users).where(eq(users.id, id)))[0]?.passwordHash;

const INVALID = {
  status: 422,
  body: {
    code: 'LinkInvalid',
    message: 'This link can no longer be used. It may have expired or been used before.',
  },
};

describe('asking for a new password', () => {
  it('mails a link that names organization, patient and token', async () => {
    const patient = await backend.patient();
    const { status, body } = await request(` ${patient.email.toUpperCase()} `);
    expect([status, body]).toEqual([204, '']);
    expect(await mailsTo(backend, patient.email)).toMatchObject([
      { channel: 'mail', subject: 'Reset your password', organization: patient.org, userId: patient.id },
    ]);
    const { origin, pathname } = await mailedLink(backend, patient.email);
    expect(origin).toBe('http://localhost:4000');
    expect(pathname).toMatch(new RegExp(`^/request-password-reset/${patient.org}/${patient.id}/[\\w-]{43}$`));
  });

  it('keeps the token as a hash alone', async () => {
    const patient = await backend.patient();
    const token = await askedBy(patient);
    const kept = await backend.portal.database.db
      .select()
      .from(accountLinks)
      .where(eq(accountLinks.userId, patient.id));
    expect(kept).toHaveLength(1);
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it('of an address without an account is answered alike, before anything is looked up', async () => {
    const { email } = await backend.patient();
    const asked: unknown[] = [];
    const told = (answer: Awaited<ReturnType<typeof request>>) => [
      answer.status,
      answer.body,
      Object.keys(answer.headers),
    ];
    const { afterAnswer } = backend.portal;
    const begin = vi.spyOn(afterAnswer, 'begin').mockImplementation((work) => void asked.push(work));
    const [known, unknown] = [await request(email), await request('nobody@example.com')];
    begin.mockRestore();
    expect(told(known)).toEqual(told(unknown));
    expect(known.status).toBe(204);
    expect(asked).toHaveLength(2);
    expect(await mailsTo(backend, email)).toEqual([]);
    expect((await request('nobody@example.com')).status).toBe(204);
    expect(await mailsTo(backend, 'nobody@example.com')).toEqual([]);
  });

  it('of an address that has its account elsewhere mails nothing', async () => {
    const { email } = await backend.patient();
    expect((await request(email, 'evergreen.localhost')).status).toBe(204);
    expect(await mailsTo(backend, email)).toEqual([]);
  });

  it.each([
    ['a@b', 400],
    ['a@bc', 400],
    ['a@bc.de', 204],
    [`${'a'.repeat(242)}@example.com`, 204],
    [`${'a'.repeat(243)}@example.com`, 400],
    ["' or 1=1 --", 400],
  ])('of %j is answered with %i', async (email, status) => {
    expect((await request(email)).status).toBe(status);
  });

  it('mails no link to a place that the organization does not name', async () => {
    const patient = await backend.patient();
    await request(patient.email, 'evil.example');
    const { hostname, port } = await mailedLink(backend, patient.email);
    expect([hostname, port]).toEqual(['localhost', '4000']);
    const other = await backend.patient({}, backend.evergreen);
    await request(other.email, 'evergreen.localhost:4000');
    expect((await mailedLink(backend, other.email)).host).toBe('evergreen.localhost:4000');
  });

  it('mails five links while one of them is good, and the newest of them serves: nobody can use them up', async () => {
    const patient = await backend.patient();
    let token = '';
    for (let mail = 0; mail < 5; mail += 1) token = await askedBy(patient);
    expect((await request(patient.email)).status).toBe(204);
    expect(await mailsTo(backend, patient.email)).toHaveLength(5);
    advance(backend, 15 * 60 - 6);
    expect((await request(patient.email)).status).toBe(204);
    expect(await mailsTo(backend, patient.email)).toHaveLength(5);
    expect((await set(patient, token)).status).toBe(204);
    advance(backend, 2);
    expect((await request(patient.email)).status).toBe(204);
    expect(await mailsTo(backend, patient.email)).toHaveLength(7);
  });

  it('is answered five times an hour to one network, which keeps no other from it', async () => {
    const limited = await backendFixture({ settings: { loginRateLimit: 1000 } });
    const { email } = await limited.patient();
    const ask = async (remoteAddress: string, address = email) => {
      const url = `/reset/${limited.tenant.id}/password-reset-request`;
      return limited.call<Problem>({ method: 'POST', url, payload: { email_address: address }, remoteAddress });
    };
    for (const address of [email, 'nobody@example.com']) {
      for (let times = 0; times < 5; times += 1) expect((await ask(`2001:db8::${times}`, address)).status).toBe(204);
      const refused = await ask('2001:db8::6', address.toUpperCase());
      expect(refused).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
      expect(refused.headers['retry-after']).toBe('3600');
    }
    expect((await ask('2001:db8:1::1')).status).toBe(204);
    advance(limited, 3600);
    expect((await ask('2001:db8::1')).status).toBe(204);
    await limited.close();
  });

  it('is open to a patient whose login is locked', async () => {
    const patient = await backend.patient();
    for (let attempt = 0; attempt < 7; attempt += 1) await logIn(patient.email, 'wrong');
    expect((await request(patient.email)).status).toBe(204);
  });
});

describe('a new password', () => {
  it('is not one of the most common ones', async () => {
    const patient = await backend.patient();
    const token = await askedBy(patient);
    const common = { new_password: 'Iloveyou', confirm_password: 'Iloveyou' };
    expect(await set(patient, token, common)).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'new_password', code: 'common' }] },
    });
    expect((await set(patient, token)).status).toBe(204);
  });

  it('serves from then on, and the one before it no more', async () => {
    const patient = await backend.patient();
    const answer = await set(patient, await askedBy(patient));
    expect([answer.status, answer.body, answer.cookies]).toEqual([204, '', []]);
    expect((await logIn(patient.email, 'new-secret')).status).toBe(200);
    expect((await logIn(patient.email, 'Portal123')).status).toBe(401);
    expect(await hashOf(patient)).toMatch(/^\$argon2id\$/);
  });

  it('ends every session of the patient at once, and nobody else’s', async () => {
    const patient = await backend.patient();
    const other = await backend.patient();
    const phone = await logIn(patient.email, 'Portal123');
    const refresh = () =>
      backend.call({
        method: 'POST',
        url: '/v2/session/refresh',
        headers: { cookie: `portal_refresh=${phone.cookies[0]?.value}` },
      });
    const states = (token: string) =>
      backend.call({ method: 'GET', url: '/states', headers: { authorization: `Bearer ${token}` } });
    for (const token of [patient.token, phone.body.token, other.token]) expect((await states(token)).status).toBe(200);
    await set(patient, await askedBy(patient));
    expect((await states(patient.token)).status).toBe(401);
    expect((await states(phone.body.token)).status).toBe(401);
    expect((await refresh()).status).toBe(401);
    expect((await states(other.token)).status).toBe(200);
    const next = await logIn(patient.email, 'new-secret');
    expect((await states(next.body.token)).status).toBe(200);
  });

  it('lifts the lock of the account for every address, and of no other account', async () => {
    const patient = await backend.patient();
    const other = await backend.patient();
    for (const { email } of [patient, other])
      for (const address of ['10.1.0.2', '10.1.0.3'])
        for (let attempt = 0; attempt < 7; attempt += 1) await logIn(email, 'wrong', address);
    expect((await logIn(patient.email, 'Portal123', '10.1.0.2')).status).toBe(429);
    await set(patient, await askedBy(patient));
    for (const address of ['10.1.0.2', '10.1.0.3']) {
      expect((await logIn(patient.email, 'new-secret', address)).status).toBe(200);
      expect((await logIn(other.email, 'Portal123', address)).status).toBe(429);
    }
  });

  it('is told to the patient by mail, without the password', async () => {
    const patient = await backend.patient();
    const token = await askedBy(patient);
    advance(backend, 1);
    await set(patient, token, { new_password: 'hunter2-secret', confirm_password: 'hunter2-secret' });
    const mails = await mailsTo(backend, patient.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['Reset your password', 'Your password was changed']);
    expect(JSON.stringify(mails)).not.toContain('hunter2');
    expect(mails[1]?.text).not.toContain(token);
  });

  it.each([
    [5, 400],
    [6, 204],
    [49, 204],
    [50, 400],
  ])('of %i characters is answered with %i', async (length, status) => {
    const patient = await backend.patient();
    const password = 'q8'.repeat(length).slice(0, length);
    const answer = await set(patient, await askedBy(patient), { new_password: password, confirm_password: password });
    expect(answer.status).toBe(status);
  });

  it('that is not typed twice alike is refused, and the link still serves', async () => {
    const patient = await backend.patient();
    const token = await askedBy(patient);
    const { status, body } = await set(patient, token, { confirm_password: 'new-secreT' });
    expect([status, body.code]).toEqual([422, 'InvalidAnswer']);
    expect(body.fields).toMatchObject([
      { field: 'confirm_password', message: 'Please make sure your passwords match.' },
    ]);
    expect((await set(patient, token)).status).toBe(204);
  });
});

describe('a link', () => {
  it('serves once', async () => {
    const patient = await backend.patient();
    const token = await askedBy(patient);
    expect((await set(patient, token)).status).toBe(204);
    const before = await hashOf(patient);
    expect(await set(patient, token, { new_password: 'third-one', confirm_password: 'third-one' })).toMatchObject(
      INVALID,
    );
    expect(await hashOf(patient)).toBe(before);
  });

  it('serves for fifteen minutes', async () => {
    const patient = await backend.patient();
    const late = await askedBy(patient);
    advance(backend, 15 * 60);
    expect(await set(patient, late)).toMatchObject(INVALID);
    const early = await askedBy(patient);
    advance(backend, 15 * 60 - 1);
    expect((await set(patient, early)).status).toBe(204);
  });

  it('is over with the next one', async () => {
    const patient = await backend.patient();
    const first = await askedBy(patient);
    const second = await askedBy(patient);
    expect(await set(patient, first)).toMatchObject(INVALID);
    expect((await set(patient, second)).status).toBe(204);
  });

  it('of another patient serves for nothing, whoever is named', async () => {
    const patient = await backend.patient();
    const other = await backend.patient();
    const token = await askedBy(other);
    await askedBy(patient);
    expect(await set(patient, token)).toMatchObject(INVALID);
    expect(await set(patient, token, { user_id: other.id })).toMatchObject(INVALID);
    expect(await set(other, token, { user_id: patient.id })).toMatchObject(INVALID);
    expect(await set(other, token, { organization: backend.evergreen.id })).toMatchObject(INVALID);
    expect((await set(other, token)).status).toBe(204);
  });

  it('serves for nothing on the host of another organization', async () => {
    const patient = await backend.patient();
    const token = await askedBy(patient);
    expect((await set(patient, token, {}, 'evergreen.localhost')).status).toBe(404);
    expect(await set({ id: patient.id, org: backend.evergreen.id }, token, {}, 'evergreen.localhost')).toMatchObject(
      INVALID,
    );
    expect((await set(patient, token)).status).toBe(204);
  });

  it.each(['x', '0'.repeat(43), '../../', "' or 1=1 --"])('that says %j is refused', async (token) => {
    const patient = await backend.patient();
    await askedBy(patient);
    expect(await set(patient, token)).toMatchObject(INVALID);
  });

  it('is refused where nobody asked for one', async () => {
    expect(await set(await backend.patient(), 'x'.repeat(43))).toMatchObject(INVALID);
  });
});

it('counts of failed logins name no account and no address in clear', async () => {
  const { email } = await backend.patient();
  await logIn(email, 'wrong', '10.1.0.9');
  const rows = await backend.portal.database.db.select().from(loginAttempts);
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/10\.1\.0|example/);
});

it.each([
  ['POST', 'password-reset-request'],
  ['PUT', 'reset-password-token'],
])('%s %s is limited as logging in is', async (method, what) => {
  const limited = await backendFixture({ settings: { loginRateLimit: 1 } });
  const org = limited.tenant.id;
  const post = () =>
    limited.call<Problem>(
      method === 'PUT'
        ? { method: 'PUT', url: `/users/${org}/${'a'.repeat(24)}/${what}`, payload: {} }
        : { method: 'POST', url: `/reset/${org}/${what}`, payload: { email_address: 'nobody@example.com' } },
    );
  expect((await post()).body.code).not.toBe('TooManyRequests');
  expect(await post()).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
  await limited.close();
});
