import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accountClosings } from '#services/backend/kernel/database/tables/accountClosings.ts';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { sandboxSubscriptions } from '#services/backend/kernel/database/tables/payments.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import { closingFixture } from '#tests/support/backend/closingFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { signInFixture } from '#tests/support/backend/signInFixture.ts';
import { subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';

const [backend, beside] = await pairedBackends();
const here = closingFixture(backend);
const there = closingFixture(beside);
const { db } = backend.portal.database;
const checkout = checkoutFixture(backend);
const closingsOf = (userId: string) => db.select().from(accountClosings).where(eq(accountClosings.userId, userId));

it('an access token that is alive is refused by the other server as soon as the account is closed', async () => {
  const patient = await backend.patient();
  const other = signInFixture(beside);
  const { token } = await other.signIn(patient);
  expect(await other.reads(token)).toBe(200);
  expect((await here.close(patient)).status).toBe(204);
  await expect.poll(() => other.reads(token)).toBe(401);
});

it('an account that both servers close at once is closed, and told of, once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const patient = await backend.patient();
    const answers = await Promise.all([here, there, here, there].map(({ close }) => close(patient)));
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    for (const { status } of answers) expect([204, 401, 404]).toContain(status);
    expect(await closingsOf(patient.id)).toHaveLength(1);
    expect(await mailsTo(backend, patient.email)).toHaveLength(1);
  }
});

it('an account is closed or its visit is sent, and neither fails', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { patient, id, complete } = await checkout.visit();
    const [closed, sent] = await Promise.all([(round % 2 ? here : there).close(patient), complete()]);
    expect([204, 409]).toContain(closed.status);
    expect(sent.status).toBeLessThan(500);
    const [visit] = await db.select().from(intakes).where(eq(intakes.id, id));
    expect(visit?.patientComplete !== null && visit?.closed !== null).toBe(false);
    expect(await closingsOf(patient.id)).toHaveLength(closed.status === 204 ? 1 : 0);
  }
});

it('an answer that is saved at the very moment fails nothing', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { patient, id } = await checkout.visit();
    const { intake_responses: [response] = [] } = await patient.read(id);
    const save = () =>
      patient.send('PUT', `/v2/intakes/${id}/responses/${response?._id}`, {
        value: { value: ['none'] },
        revision: response?.revision ?? 0,
      });
    const answers = await Promise.all([there.close(patient), save(), save(), here.close(patient)]);
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  }
});

it('plans that both servers end at once are ended once at the provider', async () => {
  const { patient, row } = await subscribedPatient(backend);
  await here.close(patient);
  await Promise.all([doJobs(backend, 'closings'), doJobs(beside, 'closings')]);
  await expect.poll(async () => (await row()).status).toBe('canceled');
  const [books] = await db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.id, (await row()).providerId ?? ''));
  expect(books?.status).toBe('canceled');
  expect(Object.keys(books?.answers ?? {}).filter((key) => key.endsWith('-cancel'))).toHaveLength(1);
});

it('an account that is opened again at both servers is opened once', async () => {
  const patient = await backend.patient();
  await here.close(patient);
  const token = await here.mailedToken(patient);
  const answers = await Promise.all([here, there, here, there].map(({ reopen }) => reopen(patient, token)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 422, 422, 422]);
  expect((await there.logIn(patient.email)).status).toBe(200);
});
