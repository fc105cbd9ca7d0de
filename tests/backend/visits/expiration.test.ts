import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { expireIntakes } from '#services/backend/modules/intakes/stored/store.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';
import { testMorning } from '#tests/support/backend/testMorning.ts';

/** Seconds of a day. */
const DAY = 24 * 3600;

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());
beforeEach(() => {
  backend.time.now = testMorning();
});
const checkout = checkoutFixture(backend);
const { database } = backend.portal;

/** The moment at which a day ends that many days from now. */
const endOfDay = (days: number) => {
  const day = Math.floor(backend.time.now.getTime() / 1000 / DAY) + days + 1;
  return new Date(day * DAY * 1000).toISOString();
};
const keeps = <Body = Intake>({ send }: TestPatient, id: string) =>
  send<Body>('PUT', `/v2/intakes/${id}/set-expiration`);
/** As if a visit had been worked on so many days earlier than it was: a session would not outlive them. */
const ages = async (id: string, days: number) =>
  database.db
    .update(intakes)
    .set({ expiresAt: sql`${intakes.expiresAt} - make_interval(days => ${days})` })
    .where(eq(intakes.id, id));
const sweeps = () => expireIntakes(database, backend.time.now);
const answersFirst = async (patient: TestPatient, { _id, intake_responses: [first] = [] }: Intake) =>
  patient.send('PUT', `/v2/intakes/${_id}/responses/${first?._id}`, { value: { value: ['healthspan'] }, revision: 0 });

describe('an open visit', () => {
  it('is kept for 90 days after the day on which its patient worked on it last', async () => {
    const patient = await backend.patient(fullProfile);
    const visit = await patient.begins('rapamycin');
    expect(visit.expires_at).toBe(endOfDay(90));
    await ages(visit._id, 10);
    expect((await patient.read(visit._id)).expires_at).toBe(endOfDay(80));
    expect((await answersFirst(patient, visit)).status).toBe(200);
    expect((await patient.read(visit._id)).expires_at).toBe(endOfDay(90));
  });

  it('is kept for longer as often as its patient asks', async () => {
    const patient = await backend.patient(fullProfile);
    const { _id: id, status } = await patient.begins('rapamycin');
    await ages(id, 30);
    const first = await keeps(patient, id);
    expect([first.status, first.body.expires_at, first.body.status]).toEqual([200, endOfDay(90), status]);
    expect((await keeps(patient, id)).body).toEqual(first.body);
    const stranger = await backend.patient(fullProfile);
    expect((await keeps<Problem>(stranger, id)).status).toBe(404);
  });

  it('is closed once its time has come, and not before; its answers stay in the record', async () => {
    const patient = await backend.patient(fullProfile);
    const visit = await patient.begins('rapamycin');
    await answersFirst(patient, visit);
    await ages(visit._id, 90);
    await sweeps();
    expect((await patient.read(visit._id)).closed).toBeNull();
    await ages(visit._id, 1);
    await sweeps();
    const { closed, expires_at, intake_responses: responses = [] } = await patient.read(visit._id);
    expect([closed, expires_at]).toEqual([backend.time.now.toISOString(), null]);
    expect(responses[0]?.value).toEqual({ value: ['healthspan'] });
    expect(await checkout.eventsOf(visit._id)).toEqual(['created', 'closed']);
    expect((await keeps<Problem>(patient, visit._id)).body.message).toContain('This visit was closed.');
    expect((await patient.begins('rapamycin'))._id).not.toBe(visit._id);
  });

  it('is closed by a server by itself', async () => {
    const patient = await backend.patient(fullProfile);
    const { _id: id } = await patient.begins('rapamycin');
    await ages(id, 91);
    advance(backend, 6 * 3600);
    await doJobs(backend, 'sweep');
    backend.time.now = testMorning();
    expect((await patient.read(id)).closed).not.toBeNull();
  });

  it('stays open where something may be paid for it, or was', async () => {
    const held = await checkout.visit();
    flaky.loseNext('authorize');
    await held.complete();
    const paid = await checkout.visit('longevity-labs', null);
    await checkout.submits(paid.patient, (await checkout.orders(paid.patient, { intake: paid.id })).body);
    for (const { id } of [held, paid]) await ages(id, 91);
    await sweeps();
    expect((await held.patient.read(held.id)).closed).toBeNull();
    expect((await paid.patient.read(paid.id)).closed).toBeNull();
  });

  it('of before there was such a time stays as it is', async () => {
    const patient = await backend.patient(fullProfile);
    const { _id: id } = await patient.begins('rapamycin');
    await database.db.update(intakes).set({ expiresAt: null }).where(eq(intakes.id, id));
    await sweeps();
    const { closed, expires_at } = await patient.read(id);
    expect([closed, expires_at]).toEqual([null, null]);
  });
});

describe('a visit that is complete', () => {
  it('is kept for ever, and is among the completed ones however often it is added', async () => {
    const { patient, id, complete } = await checkout.visit();
    const adds = <Body = Intake>(by = patient) => by.send<Body>('POST', `/v2/intakes/${id}/add-completed-intake`);
    const early = await adds<Problem>();
    expect([early.status, early.body.code]).toEqual([409, 'WrongIntakeState']);
    await complete();
    const [first, again] = [await adds(), await adds()];
    expect([first.status, first.body.patient_complete, first.body.expires_at]).toEqual([
      200,
      backend.time.now.toISOString(),
      null,
    ]);
    expect(again.body).toEqual(first.body);
    expect((await adds<Problem>(await backend.patient(fullProfile))).status).toBe(404);
    expect((await keeps<Problem>(patient, id)).body.code).toBe('WrongIntakeState');
    await ages(id, 400);
    await sweeps();
    expect((await patient.read(id)).closed).toBeNull();
    expect(await checkout.eventsOf(id)).toEqual(['created', 'configured', 'completed']);
  });

  it('is not what a closed one is', async () => {
    const { patient, id } = await checkout.visit();
    await patient.send('PUT', `/v2/intakes/${id}/patient-close`);
    const { body } = await patient.send('POST', `/v2/intakes/${id}/add-completed-intake`);
    expect([body.code, body.message]).toEqual(['WrongIntakeState', expect.stringContaining('was closed')]);
  });
});
