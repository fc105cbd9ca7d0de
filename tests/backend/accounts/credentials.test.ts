import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Session } from '#schemas/wire/session.ts';
import type { User } from '#schemas/wire/user.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { mailedLink, mailsTo } from '#tests/support/backend/mailsTo.ts';

const sent: { readonly recipient: string; readonly subject: string }[] = [];
const backend = await backendFixture({
  mailer: {
    async send(mail) {
      sent.push(mail);
    },
  },
});
afterAll(() => backend.close());

const DAY = 24 * 60 * 60;
const PASSWORD = 'Portal123';

let count = 0;
const newAddress = () => `moved${(count += 1)}@example.com`;

/** A patient whose address is verified. */
const verifiedPatient = () => backend.patient();

/** Verifies the address that a patient's account has now. */
const verify = ({ id }: TestPatient) =>
  backend.portal.database.db.update(users).set({ emailVerifiedAt: backend.portal.clock() }).where(eq(users.id, id));

/** A call of a patient with another session than the one of the fixture. */
const withToken = (token: string) => ({ authorization: `Bearer ${token}` });

const changeEmail = (patient: TestPatient, email: string, password = PASSWORD, remoteAddress = '10.9.0.1') =>
  backend.call<User & Problem>({
    method: 'PUT',
    url: `/v2/users/${patient.org}/${patient.id}/email`,
    payload: { email, current_password: password },
    headers: withToken(patient.token),
    remoteAddress,
  });

const undo = ({ id, org }: TestPatient, token: string, host = 'localhost') =>
  backend.call<Problem>({
    method: 'POST',
    url: `/v2/users/${org}/${id}/email-undo`,
    payload: { token },
    headers: { host },
  });

const changePassword = (patient: TestPatient, next: string, password = PASSWORD, token = patient.token) =>
  backend.call<Problem>({
    method: 'PUT',
    url: `/v2/users/${patient.org}/${patient.id}/password`,
    payload: { current_password: password, new_password: next },
    headers: withToken(token),
  });

const logIn = (email: string, password = PASSWORD) =>
  backend.call<Session>({ method: 'POST', url: `/login/${backend.tenant.id}`, payload: { email, password } });

const signUp = (email: string) =>
  backend.call<Problem>({
    method: 'POST',
    url: '/v2/users',
    payload: { first_name: 'Mary', last_name: 'Smith', email, password: 'secret-1', terms: true },
  });

const readsOwn = async ({ id, org }: TestPatient, token: string) =>
  (await backend.call({ method: 'GET', url: `/users/${org}/user/${id}/patient`, headers: withToken(token) })).status;

const subjectsTo = async (email: string) => (await mailsTo(backend, email)).map(({ subject }) => subject);

/** The token of the link in the newest mail to an address that leads to a page. */
async function tokenTo(email: string, page: string): Promise<string> {
  const { pathname } = await mailedLink(backend, email);
  expect(pathname).toContain(`/${page}/`);
  return pathname.split('/').at(-1) ?? '';
}

/** The token that an address of an account has, as every link to it. */
const tokenOf = ({ id, org, email }: TestPatient) =>
  backend.portal.emailVerification.tokenOf({ organization: org, userId: id, email });

describe('a new address', () => {
  it('is the one to log in with, is not verified, and both are written to', async () => {
    const patient = await verifiedPatient();
    const email = newAddress();
    const answer = await changeEmail(patient, ` ${email.toUpperCase()} `);
    expect(answer).toMatchObject({ status: 200, body: { email, email_verified: false } });
    expect((await logIn(email)).status).toBe(200);
    expect((await logIn(patient.email)).status).toBe(401);
    expect(await subjectsTo(email)).toEqual(['Verify your email address']);
    expect(await subjectsTo(patient.email)).toEqual(['Your email address was changed']);
    expect((await mailedLink(backend, patient.email)).pathname).toMatch(
      new RegExp(`^/undo-email/${patient.id}/[\\w-]{43}$`),
    );
    const verified = await backend.call({
      method: 'POST',
      url: `/v2/users/${patient.org}/${patient.id}/email-verification`,
      payload: { token: await tokenTo(email, 'verify-email') },
    });
    expect(verified.status).toBe(204);
  });

  it('needs the current password, and wrong ones are counted as those of a login', async () => {
    const patient = await verifiedPatient();
    const email = newAddress();
    for (let attempt = 0; attempt < 6; attempt += 1)
      expect(await changeEmail(patient, email, 'Wrong-123')).toMatchObject({
        status: 422,
        body: {
          code: 'InvalidAnswer',
          fields: [{ field: 'current_password', message: 'This is not your current password.' }],
        },
      });
    expect(await changeEmail(patient, email)).toMatchObject({ status: 429, body: { code: 'AccountLocked' } });
    expect(await subjectsTo(email)).toEqual([]);
    expect((await logIn(patient.email)).status).toBe(200);
  });

  it.each(['a@b', '', 'mary@example', 'mary smith@example.com', 'a@example.com,b@example.com'])(
    'is not %j',
    async (email) => {
      expect(await changeEmail(await verifiedPatient(), email)).toMatchObject({
        status: 422,
        body: { fields: [{ field: 'email', message: 'Please enter a valid email address.' }] },
      });
    },
  );

  it('is nobody else’s, and the same one changes nothing', async () => {
    const patient = await verifiedPatient();
    const other = await verifiedPatient();
    expect(await changeEmail(patient, other.email)).toMatchObject({
      status: 400,
      body: { code: 'EmailAlreadyExists', message: 'Patient with this email already exists.' },
    });
    expect(await changeEmail(patient, patient.email)).toMatchObject({ status: 200, body: { email_verified: true } });
    expect(await subjectsTo(patient.email)).toEqual([]);
  });

  it('goes to one of those who want it at the same time', async () => {
    const rivals = await Promise.all(Array.from({ length: 6 }, verifiedPatient));
    const email = newAddress();
    const answers = await Promise.all(rivals.map((rival) => changeEmail(rival, email)));
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([
      200, 400, 400, 400, 400, 400,
    ]);
  });

  it('ends what mailed links were good for', async () => {
    const patient = await verifiedPatient();
    await backend.call({
      method: 'POST',
      url: `/reset/${patient.org}/password-reset-request`,
      payload: { email_address: patient.email },
    });
    const token = await tokenTo(patient.email, 'request-password-reset');
    await changeEmail(patient, newAddress());
    const payload = {
      new_password: 'new-secret',
      confirm_password: 'new-secret',
      reset_token: token,
      user_id: patient.id,
      organization: patient.org,
    };
    const url = `/users/${patient.org}/${patient.id}/reset-password-token`;
    expect((await backend.call({ method: 'PUT', url, payload })).status).toBe(422);
  });

  it('gets what waited for an address that was never verified, which is told nothing', async () => {
    const patient = await backend.patient({ emailVerifiedAt: null });
    const { db } = backend.portal.database;
    await db.insert(outbox).values({
      id: `waiting-${patient.id}`,
      organization: patient.org,
      userId: patient.id,
      channel: 'mail',
      recipient: patient.email,
      subject: 'Receipt',
      text: 'A receipt.',
      createdAt: backend.portal.clock(),
    });
    const email = newAddress();
    await changeEmail(patient, email);
    expect(await subjectsTo(patient.email)).toEqual(['Receipt']);
    await verify(patient);
    await doJobs(backend, 'mail');
    expect(sent.filter(({ subject }) => subject === 'Receipt')).toMatchObject([{ recipient: email }]);
  });
});

describe('undoing a change of the address', () => {
  it('gives the former one back, logs everybody out, and the password serves no more', async () => {
    const patient = await verifiedPatient();
    const email = newAddress();
    await changeEmail(patient, email);
    const thief = await logIn(email);
    expect((await undo(patient, await tokenTo(patient.email, 'undo-email'))).status).toBe(204);
    expect(await readsOwn(patient, patient.token)).toBe(401);
    expect(await readsOwn(patient, thief.body.token)).toBe(401);
    expect((await logIn(email)).status).toBe(401);
    expect((await logIn(patient.email)).status).toBe(401);
    for (const told of [email, patient.email])
      expect(await subjectsTo(told)).toContain('The change of your email address was undone');
    const { db } = backend.portal.database;
    const [stored] = await db.select().from(users).where(eq(users.id, patient.id));
    expect([stored?.email, stored?.emailVerifiedAt !== null]).toEqual([patient.email, true]);
    expect((await undo(patient, tokenOf(patient))).status).toBe(422);
  });

  it('is possible for 7 days, during which nobody else gets the former address', async () => {
    const patient = await verifiedPatient();
    await changeEmail(patient, newAddress());
    const token = tokenOf(patient);
    expect((await signUp(patient.email)).body.code).toBe('EmailAlreadyExists');
    expect((await changeEmail(await verifiedPatient(), patient.email)).body.code).toBe('EmailAlreadyExists');
    advance(backend, 7 * DAY);
    expect((await undo(patient, token)).status).toBe(422);
    expect((await signUp(patient.email)).status).toBe(201);
  });

  it('belongs to the address before all changes, and to none that came between', async () => {
    const patient = await verifiedPatient();
    const [second, third] = [newAddress(), newAddress()];
    await changeEmail(patient, second);
    await verify(patient);
    advance(backend, 5 * DAY);
    const { token } = (await logIn(second)).body;
    await changeEmail({ ...patient, token }, third);
    expect(await subjectsTo(second)).toEqual(['Verify your email address', 'Your email address was changed']);
    expect((await mailsTo(backend, second)).at(-1)?.text).not.toContain('undo-email');
    expect((await undo(patient, tokenOf({ ...patient, email: second }))).status).toBe(422);
    expect((await undo(patient, tokenOf(patient))).status).toBe(204);
  });

  it('stays with the former address once it is the account’s again, and never with who came between', async () => {
    const patient = await verifiedPatient();
    const between = newAddress();
    await changeEmail(patient, between);
    await verify(patient);
    expect((await changeEmail(patient, patient.email)).status).toBe(200);
    const { db } = backend.portal.database;
    const [stored] = await db.select().from(users).where(eq(users.id, patient.id));
    expect(stored?.emailVerifiedAt).not.toBeNull();
    expect((await undo(patient, tokenOf({ ...patient, email: between }))).status).toBe(422);
    expect((await signUp(between)).status).toBe(201);
    expect((await undo(patient, tokenOf(patient))).status).toBe(204);
    expect((await logIn(patient.email)).status).toBe(401);
    expect(await subjectsTo(patient.email)).toContain('The change of your email address was undone');
  });

  it('is not lost where a thief goes back to the former address and on to another one', async () => {
    const patient = await verifiedPatient();
    await changeEmail(patient, newAddress());
    await changeEmail(patient, patient.email);
    advance(backend, 6 * DAY);
    const { token } = (await logIn(patient.email)).body;
    const last = newAddress();
    expect((await changeEmail({ ...patient, token }, last)).status).toBe(200);
    expect((await mailsTo(backend, patient.email)).at(-1)?.text).toContain('undo-email');
    advance(backend, 6 * DAY);
    expect((await undo(patient, tokenOf(patient))).status).toBe(204);
    expect((await logIn(last)).status).toBe(401);
  });

  it('opens an account again that was closed since, whose closing the former address was told of', async () => {
    const patient = await verifiedPatient();
    await changeEmail(patient, newAddress());
    const { org, id } = patient;
    const closed = await patient.send('POST', `/v2/users/${org}/${id}/closing`, {
      current_password: PASSWORD,
      confirmation: 'CLOSE',
    });
    expect(closed.status).toBe(204);
    expect(await subjectsTo(patient.email)).toContain('Your account is closed');
    expect((await undo(patient, tokenOf(patient))).status).toBe(204);
    await backend.call({
      method: 'POST',
      url: `/reset/${org}/password-reset-request`,
      payload: { email_address: patient.email },
    });
    expect(await subjectsTo(patient.email)).toContain('Reset your password');
  });

  it('happens once, for whoever has the token of this patient and this organization', async () => {
    const patient = await verifiedPatient();
    const other = await verifiedPatient();
    await changeEmail(patient, newAddress());
    await changeEmail(other, newAddress());
    const token = tokenOf(patient);
    expect((await undo(other, token)).status).toBe(422);
    expect((await undo(patient, token, 'evergreen.localhost')).status).toBe(404);
    const answers = await Promise.all(Array.from({ length: 4 }, () => undo(patient, token)));
    expect(answers.map(({ status }) => status).toSorted((one, next) => one - next)).toEqual([204, 422, 422, 422]);
  });
});

describe('a new password', () => {
  it('serves from then on, on this device alone, and both addresses of the account are told', async () => {
    const patient = await verifiedPatient();
    const email = newAddress();
    await changeEmail(patient, email);
    const other = await logIn(email);
    expect((await changePassword(patient, 'Better-456')).status).toBe(204);
    expect(await readsOwn(patient, patient.token)).toBe(200);
    expect(await readsOwn(patient, other.body.token)).toBe(401);
    expect((await logIn(email, 'Better-456')).status).toBe(200);
    expect((await logIn(email)).status).toBe(401);
    for (const told of [email, patient.email]) expect(await subjectsTo(told)).toContain('Your password was changed');
  });

  it.each([
    ['Short-1', 'Password must be at least 8 characters long.'],
    ['portal-456', 'Add an uppercase letter.'],
    ['PORTAL-456', 'Add a lowercase letter.'],
    ['Portal-abc', 'Add a number.'],
    [PASSWORD, 'Choose another password than your current one.'],
    [`Aa1${'b'.repeat(47)}`, 'Password must be less than 50 characters'],
  ])('is not %j', async (password, message) => {
    const patient = await verifiedPatient();
    expect(await changePassword(patient, password)).toMatchObject({
      status: 422,
      body: { fields: [{ field: 'new_password', message }] },
    });
    expect((await logIn(patient.email)).status).toBe(200);
  });

  it('is none of the most common ones', async () => {
    expect((await changePassword(await verifiedPatient(), 'Password1')).body.fields).toMatchObject([
      { field: 'new_password', code: 'common' },
    ]);
  });

  it('needs the current one', async () => {
    const patient = await verifiedPatient();
    expect((await changePassword(patient, 'Better-456', 'Wrong-123')).body.fields).toMatchObject([
      { field: 'current_password' },
    ]);
  });

  it('of two at the same time is one', async () => {
    const patient = await verifiedPatient();
    const answers = await Promise.all(
      ['Better-456', 'Better-789'].map((password) => changePassword(patient, password)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('keeps the session that renews itself', async () => {
    const patient = await verifiedPatient();
    const device = await logIn(patient.email);
    expect((await changePassword(patient, 'Better-456', PASSWORD, device.body.token)).status).toBe(204);
    const cookie = device.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const renewed = await backend.call({ method: 'POST', url: '/v2/session/refresh', headers: { cookie } });
    expect(renewed.status).toBe(200);
  });
});
