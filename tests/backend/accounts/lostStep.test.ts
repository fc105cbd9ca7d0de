import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { LostStep } from '#schemas/wire/twoStep.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { twoSteps } from '#services/backend/kernel/database/tables/twoSteps.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { resetByMail } from '#tests/support/backend/resetByMail.ts';
import { twoStepFixture } from '#tests/support/backend/twoStepFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { db } = backend.portal.database;
const { twoStepPatient, logIn, ticketOf, finish, status, renew } = twoStepFixture(backend);

const DAY = 24 * 60 * 60;
const INVALID = { status: 422, body: { code: 'LinkInvalid' } };

const report = (org: string, ticket: string) =>
  backend.call<LostStep & Problem>({ method: 'POST', url: `/login/${org}/second-step/lost`, payload: { ticket } });

const press = ({ org, id }: Pick<TestPatient, 'org' | 'id'>, page: 'lost-step' | 'lost-step-stop', token: string) =>
  backend.call<LostStep & Problem>({ method: 'POST', url: `/v2/users/${org}/${id}/${page}`, payload: { token } });

/** The token of the newest link to a page that was mailed to an address. */
const tokenTo = async (email: string, page: string) =>
  (await mailsTo(backend, email))
    .flatMap(({ text }) => new RegExp(`/${page}/\\w+/([\\w-]+)`, 'u').exec(text)?.[1] ?? [])
    .at(-1) ?? '';

/** A patient who has asked, pressed the link, and waits. */
async function waitingPatient(state: string | null = null) {
  const patient = await twoStepPatient();
  await db.update(users).set({ state }).where(eq(users.id, patient.id));
  expect(await report(patient.org, await ticketOf(patient))).toMatchObject({ status: 200, body: { off_from: null } });
  const { status: answered, body } = await press(patient, 'lost-step', await tokenTo(patient.email, 'lost-step'));
  expect(answered).toBe(200);
  return { ...patient, offFrom: body.off_from };
}

describe('a patient who has neither app nor recovery codes', () => {
  it('logs in with the password alone 7 days after password and mailed link, and the second step is off', async () => {
    const patient = await waitingPatient();
    expect(patient.offFrom).toBe(new Date(backend.time.now.getTime() + 7 * DAY * 1000).toISOString());
    expect(await status(patient)).toMatchObject({ off_from: patient.offFrom });
    advance(backend, 7 * DAY - 1);
    expect((await logIn(patient)).body.token).toBeUndefined();
    advance(backend, 1);
    const { body } = await logIn(patient);
    expect(body.user?._id).toBe(patient.id);
    expect((await logIn(patient)).body.token).toBeDefined();
    const subjects = (await mailsTo(backend, patient.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(
      expect.arrayContaining(['Two-step sign-in will be turned off', 'Two-step sign-in is off']),
    );
    const { docs } = (await patientSession(body.token)).body;
    expect(docs).toMatchObject([{ data: { type: 'two-step-ending' } }]);
  });

  it.each([
    ['NY', /E[DS]T on, the password alone/],
    [null, /UTC on, the password alone/],
  ])('with the state %s reads the end of the waiting in its time zone', async (state, said) => {
    const patient = await waitingPatient(state);
    const mails = await mailsTo(backend, patient.email);
    expect(mails.find(({ subject }) => subject === 'Two-step sign-in will be turned off')?.text).toMatch(said);
  });

  it('is told when the waiting ends where it was asked for already, and no second mail begins it anew', async () => {
    const patient = await waitingPatient();
    advance(backend, DAY);
    const mails = async () => (await mailsTo(backend, patient.email)).map(({ id }) => id);
    const before = await mails();
    expect(await report(patient.org, await ticketOf(patient))).toMatchObject({ body: { off_from: patient.offFrom } });
    expect(await mails()).toEqual(before);
  });

  it('has 7 days to log in, after which it is asked for again', async () => {
    const patient = await waitingPatient();
    advance(backend, 14 * DAY);
    expect((await logIn(patient)).body.token).toBeUndefined();
    expect(await report(patient.org, await ticketOf(patient))).toMatchObject({ body: { off_from: null } });
  });
});

const patientSession = (token = '') =>
  backend.call<{ docs: unknown[] }>({
    method: 'GET',
    url: '/v2/notifications?page=1',
    headers: { authorization: `Bearer ${token}` },
  });

describe('the waiting', () => {
  it('is not begun by a mailed link to log in, which whoever reads the mails has', async () => {
    const patient = await twoStepPatient();
    await backend.call({
      method: 'POST',
      url: '/sandbox/simulate/send-login-link',
      payload: { email: patient.email },
      headers: { host: 'localhost:4000' },
    });
    const [token = ''] = (await mailsTo(backend, patient.email)).flatMap(
      ({ text }) => /token=([\w-]+)/u.exec(text)?.[1] ?? [],
    );
    const { body } = await backend.call<{ ticket: string }>({
      method: 'POST',
      url: `/login/${patient.org}/token`,
      payload: { token },
    });
    expect(await report(patient.org, body.ticket)).toMatchObject({ status: 422, body: { code: 'LoginExpired' } });
    // Nor by a ticket that was made to look like one of a password.
    const forged = body.ticket.replace('.link.', '.password.');
    expect(await report(patient.org, forged)).toMatchObject({ status: 422, body: { code: 'LoginExpired' } });
    expect(await tokenTo(patient.email, 'lost-step')).toBe('');
  });

  it('is not begun by a password that was chosen by mail since the last code, until a code is entered', async () => {
    const patient = await twoStepPatient();
    await resetByMail(backend, patient, 'Better-456');
    const ticket = (await logIn(patient, 'Better-456')).body.ticket ?? '';
    expect(await report(patient.org, ticket)).toMatchObject({
      status: 403,
      body: { code: 'LostStepUnavailable', message: expect.stringContaining('Contact your care team') },
    });
    expect(await tokenTo(patient.email, 'lost-step')).toBe('');
    expect((await finish(patient.org, ticket, patient.codes[0] ?? '')).status).toBe(200);
    const again = (await logIn(patient, 'Better-456')).body.ticket ?? '';
    expect(await report(patient.org, again)).toMatchObject({ status: 200 });
  });

  it('is not begun by a link that was mailed before such a password', async () => {
    const patient = await twoStepPatient();
    await report(patient.org, await ticketOf(patient));
    await db.update(twoSteps).set({ mailedPassword: true }).where(eq(twoSteps.userId, patient.id));
    expect(await press(patient, 'lost-step', await tokenTo(patient.email, 'lost-step'))).toMatchObject(INVALID);
  });

  it('is not begun by the password alone', async () => {
    const patient = await twoStepPatient();
    await report(patient.org, await ticketOf(patient));
    expect(await status(patient)).toMatchObject({ off_from: null });
    advance(backend, 8 * DAY);
    expect((await logIn(patient)).body.token).toBeUndefined();
  });

  it('is begun by a link once, within 15 minutes, of the patient and no other', async () => {
    const [patient, other] = [await twoStepPatient(), await twoStepPatient()];
    await report(patient.org, await ticketOf(patient));
    const token = await tokenTo(patient.email, 'lost-step');
    expect(await press(other, 'lost-step', token)).toMatchObject(INVALID);
    expect(await press(patient, 'lost-step', 'x')).toMatchObject(INVALID);
    expect((await press(patient, 'lost-step', token)).status).toBe(200);
    expect(await press(patient, 'lost-step', token)).toMatchObject(INVALID);
    await report(other.org, await ticketOf(other));
    advance(backend, 15 * 60);
    expect(await press(other, 'lost-step', await tokenTo(other.email, 'lost-step'))).toMatchObject(INVALID);
  });

  it.each([
    [
      'its mailed link',
      async (patient: Awaited<ReturnType<typeof waitingPatient>>) =>
        press(patient, 'lost-step-stop', await tokenTo(patient.email, 'keep-two-step')),
    ],
    [
      'a login with a code of the app',
      async (patient: Awaited<ReturnType<typeof waitingPatient>>) =>
        finish(patient.org, await ticketOf(patient), patient.code()),
    ],
    [
      'a login with a recovery code',
      async (patient: Awaited<ReturnType<typeof waitingPatient>>) =>
        finish(patient.org, await ticketOf(patient), patient.codes[0] ?? ''),
    ],
    [
      'a code in the settings',
      async (patient: Awaited<ReturnType<typeof waitingPatient>>) => renew(patient, patient.code()),
    ],
  ])('is stopped by %s', async (_, stops) => {
    const patient = await waitingPatient();
    expect([200, 204]).toContain((await stops(patient)).status);
    expect(await status(patient)).toMatchObject({ off_from: null });
    advance(backend, 7 * DAY);
    expect((await logIn(patient)).body.token).toBeUndefined();
  });

  it('is stopped by a new password', async () => {
    const patient = await waitingPatient();
    expect((await resetByMail(backend, patient, 'Better-456')).status).toBe(204);
    advance(backend, 7 * DAY);
    expect((await logIn(patient, 'Better-456')).body.token).toBeUndefined();
  });

  it('is not stopped by wrong codes, or by the link of another', async () => {
    const [patient, other] = [await waitingPatient(), await waitingPatient()];
    await finish(patient.org, await ticketOf(patient), '000000');
    const foreign = await tokenTo(other.email, 'keep-two-step');
    expect(await press(patient, 'lost-step-stop', foreign)).toMatchObject(INVALID);
    expect(await press(patient, 'lost-step-stop', 'x')).toMatchObject(INVALID);
    expect(await press({ org: patient.org, id: '0'.repeat(24) }, 'lost-step-stop', 'x')).toMatchObject(INVALID);
    expect(await status(patient)).toMatchObject({ off_from: patient.offFrom });
  });
});
