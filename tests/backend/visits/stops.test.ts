import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import rapamycin from '#flows/intakes/rapamycin.steps.json';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Intake, SavedResponse } from '#schemas/wire/intake.ts';
import type { Order } from '#schemas/wire/order.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { User } from '#schemas/wire/user.ts';
import { visitStops } from '#services/backend/kernel/database/tables/visitStops.ts';
import { noteSubmitted } from '#services/backend/modules/sweep/noteSubmitted.ts';
import { storeTemplates } from '#services/backend/modules/templates/store.ts';
import type { StopTask } from '#services/backend/modules/stops/StopTask.ts';
import { answerVisit } from '#tests/support/backend/answerVisit.ts';
import { backendFixture, fullMedicalProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { notificationsOf } from '#tests/support/backend/notificationsOf.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { payer, visit, catalogue, orders, books } = checkoutFixture(backend);
const { db } = backend.portal.database;

const asked = stepSetOf(rapamycin);
const stopped: StepSet = {
  ...asked,
  facts: {
    ...asked.facts,
    'patient.medicine_classes': { enum: ['calcineurin-inhibitor'], several: true },
  },
  conditions: {
    ...asked.conditions,
    isPregnant: { 'patient.medical_profile.pregnant': true },
    takesCalcineurinInhibitor: { 'patient.medicine_classes': { includes: 'calcineurin-inhibitor' } },
    hasImmuneDisorder: { 'immune-history': { includes: 'immune-disorder' } },
  },
  stops: [
    {
      id: 'immune',
      when: 'hasImmuneDisorder',
      then: 'provider-first',
      title: 'Let us talk',
      text: 'A provider first.',
    },
    { id: 'pregnant', when: 'isPregnant', then: 'never', title: 'Not now', text: 'Not in a pregnancy.' },
    {
      id: 'tacrolimus',
      when: 'takesCalcineurinInhibitor',
      then: 'never',
      title: 'Not now',
      text: 'Not with tacrolimus.',
    },
  ],
};
const unstopped: StepSet = { ...asked, stops: [] };

let edition = 0;
/** Stores another edition: what was in force before never becomes the newest again. */
const store = (template: StepSet) =>
  storeTemplates(
    backend.portal.database,
    backend.tenant.id,
    [{ ...template, acknowledged: [{ finding: 'tooLong', at: '/', reason: `Edition ${(edition += 1)}` }] }],
    backend.time.now,
  );
beforeAll(() => store(stopped));

const stopsOf = (patient: TestPatient) =>
  db
    .select()
    .from(visitStops)
    .where(eq(visitStops.userId, patient.id))
    .orderBy(asc(visitStops.raisedAt), asc(visitStops.id));
const kindsOf = async (patient: TestPatient) =>
  (await stopsOf(patient)).map(({ stop, kind }) => `${stop} ${kind}`).toSorted();

const says = (patient: TestPatient, medical_profile: object) =>
  patient.send<User>('PUT', `/users/${patient.org}/${patient.id}`, { medical_profile });

async function answers(patient: TestPatient, id: string, step: string, value: Answer) {
  const { intake_responses: responses = [] } = await patient.read(id);
  const response = responses.find((one) => one.step === step);
  return patient.send<SavedResponse>('PUT', `/v2/intakes/${id}/responses/${response?._id}`, {
    value,
    revision: response?.revision,
  });
}

async function chooses(patient: TestPatient, id: string) {
  return patient.send('POST', `/v2/intakes/${id}/products`, {
    selectedProducts: [await catalogue.select('generic-rapamycin')],
    patient_id: patient.id,
    intakeProducts: [],
  });
}

const simulate = (patient: TestPatient, name: string, intakeId: string) =>
  patient.send('POST', `/sandbox/simulate/${name}`, { intakeId });
const tasksOf = async (patient: TestPatient) =>
  (await patient.send<StopTask[]>('GET', '/sandbox/stops')).body.filter((task) => task.patient === patient.id);

const refusal = (stop: string, message: string) => ({
  status: 409,
  body: { code: 'VisitStopped', message, fields: [{ field: stop, code: 'stopped', message }] },
});
const pregnant = (is: boolean) => ({ 'patient.medical_profile.pregnant': is });
const disorder = { value: ['immune-disorder'], 'details.immune-disorder': 'Lupus' };
const female = { medicalProfile: fullMedicalProfile };

describe('a stop', () => {
  it('keeps the answer that raises it, and has nothing chosen, bought or sent', async () => {
    const { patient, id, complete } = await visit('rapamycin', 'generic-rapamycin', payer(female));
    const saved = await answers(patient, id, 'immune-history', disorder);
    expect([saved.status, saved.body.response.value]).toEqual([200, disorder]);
    expect(await stopsOf(patient)).toMatchObject([
      { stop: 'immune', kind: 'provider-first', intakeId: id, answers: { 'immune-history': ['immune-disorder'] } },
    ]);
    const refused = refusal('immune', 'A provider first.');
    expect(await chooses(patient, id)).toMatchObject(refused);
    expect(await complete()).toMatchObject(refused);
    expect(await orders(patient, { intake: id })).toMatchObject(refused);
    expect(await books(patient.id)).toMatchObject({ payments: [], provider: [] });
    expect((await patient.read(id)).patient_complete).toBeNull();
    // What was chosen before can be taken out, and another answer lifts what a person need not decide about.
    await answers(patient, id, 'immune-history', { value: ['none'] });
    expect((await complete()).status).toBe(200);
  });

  it('holds in a visit that was begun before its template had any, and is noted once', async () => {
    await store(unstopped);
    const { patient, id, complete } = await visit('rapamycin', 'generic-rapamycin', payer(female));
    await store(stopped);
    await answers(patient, id, 'immune-history', disorder);
    await answers(patient, id, 'goals', { value: ['energy'] });
    expect(await complete()).toMatchObject(refusal('immune', 'A provider first.'));
    expect(await kindsOf(patient)).toEqual(['immune provider-first']);
  });

  it('follows from medicines in free text, slips included, and not from those of a patient who takes none', async () => {
    const { patient, complete } = await visit('rapamycin', 'generic-rapamycin', payer(female));
    const told = await says(patient, {
      has_current_medications: true,
      current_medications: 'tacrolimuss 1mg, fish oil',
    });
    expect(told.body.medicine_classes).toContain('calcineurin-inhibitor');
    expect(await complete()).toMatchObject(refusal('tacrolimus', 'Not with tacrolimus.'));
    expect(await kindsOf(patient)).toEqual(['tacrolimus never']);
    const other = await visit('rapamycin', 'generic-rapamycin', payer(female));
    await says(other.patient, { has_current_medications: false });
    expect((await other.complete()).status).toBe(200);
  });
});

describe('the list of visits', () => {
  it('says which are stopped: open ones, treatments on hold, and what was ruled out before', async () => {
    const { patient, id } = await visit('rapamycin', 'generic-rapamycin', payer(female));
    expect(await stoppedOf(patient)).toEqual([false]);
    await answers(patient, id, 'immune-history', disorder);
    expect(await stoppedOf(patient)).toEqual([true]);
    await answers(patient, id, 'immune-history', { value: ['none'] });
    expect(await stoppedOf(patient)).toEqual([false]);
    await says(patient, { pregnant: true });
    await patient.send('PUT', `/v2/intakes/${id}/patient-close`);
    expect(await stoppedOf(patient)).toEqual([true]);

    const taken = await treated();
    expect(await stoppedOf(taken.patient)).toEqual([false]);
    await says(taken.patient, { pregnant: true });
    await says(taken.patient, { pregnant: false });
    expect(await stoppedOf(taken.patient)).toEqual([true]);
    await simulate(taken.patient, 'clear-stop', taken.id);
    expect(await stoppedOf(taken.patient)).toEqual([false]);
  });

  it('invites to continue an open visit that was cleared', async () => {
    const { patient, id } = await visit('rapamycin', 'generic-rapamycin', payer(female));
    await answers(patient, id, 'immune-history', disorder);
    await simulate(patient, 'clear-stop', id);
    expect(await told(patient)).toContain('visit-cleared Your care team decided. Continue your visit.');
  });
});

describe('an answer that ruled a treatment out', () => {
  it('leads to a provider once it is changed, here and in a new visit, until a person clears it', async () => {
    const { patient, id, complete } = await visit('rapamycin', 'generic-rapamycin', payer(female));
    await says(patient, { pregnant: true });
    expect(await complete()).toMatchObject(refusal('pregnant', 'Not in a pregnancy.'));
    // While it rules the treatment out, nobody can clear it, and nobody has to.
    expect(await tasksOf(patient)).toEqual([]);
    expect((await simulate(patient, 'clear-stop', id)).status).toBe(409);
    await says(patient, { pregnant: false });
    expect(await complete()).toMatchObject(refusal('pregnant', 'Not in a pregnancy.'));
    expect(await tasksOf(patient)).toMatchObject([
      { stop: 'pregnant', kind: 'provider-first', about: 'visit', answers: pregnant(false), before: [pregnant(true)] },
    ]);
    await patient.send('PUT', `/v2/intakes/${id}/patient-close`);
    const again = await visit('rapamycin', null, Promise.resolve(patient));
    expect(again.id).not.toBe(id);
    expect(await patient.read(again.id)).toMatchObject({ stops_raised: ['pregnant'], stops_cleared: [] });
    expect(await chooses(patient, again.id)).toMatchObject(refusal('pregnant', 'Not in a pregnancy.'));
    expect(await simulate(patient, 'clear-stop', again.id)).toMatchObject({
      status: 200,
      body: { intakeId: again.id },
    });
    expect(await patient.read(again.id)).toMatchObject({ stops_raised: [], stops_cleared: ['pregnant'] });
    expect(await tasksOf(patient)).toEqual([]);
    expect((await chooses(patient, again.id)).status).toBe(200);
    // What is cleared can be raised once more.
    await says(patient, { pregnant: true });
    expect(await again.complete()).toMatchObject(refusal('pregnant', 'Not in a pregnancy.'));
    expect(await kindsOf(patient)).toEqual([
      'pregnant never',
      'pregnant never',
      'pregnant provider-first',
      'pregnant provider-first',
    ]);
  });
});

describe('a visit that was sent', () => {
  it('is not approved once a stop holds in it, because of the account or of a newer template', async () => {
    const first = await visit('rapamycin', 'generic-rapamycin', payer(female));
    expect((await first.complete()).status).toBe(200);
    await says(first.patient, { pregnant: true });
    expect(await tasksOf(first.patient)).toMatchObject([{ stop: 'pregnant', kind: 'never', about: 'review' }]);
    expect((await simulate(first.patient, 'approve-visit', first.id)).status).toBe(409);
    expect((await first.patient.read(first.id)).physician_review).toBeNull();
    await says(first.patient, { pregnant: false });
    expect((await simulate(first.patient, 'approve-visit', first.id)).status).toBe(409);
    await simulate(first.patient, 'clear-stop', first.id);
    expect((await simulate(first.patient, 'approve-visit', first.id)).status).toBe(200);

    await store(unstopped);
    const second = await visit('rapamycin', 'generic-rapamycin', payer(female));
    await answers(second.patient, second.id, 'immune-history', disorder);
    await answerVisit(second.patient, 'rapamycin');
    expect((await second.complete()).status).toBe(200);
    backend.time.now = new Date(backend.time.now.getTime() + 1000);
    await store(stopped);
    await noteSubmitted(backend.portal);
    expect(await tasksOf(second.patient)).toMatchObject([{ stop: 'immune', about: 'review' }]);
    expect((await simulate(second.patient, 'approve-visit', second.id)).status).toBe(409);
    await simulate(second.patient, 'clear-stop', second.id);
    expect((await simulate(second.patient, 'approve-visit', second.id)).status).toBe(200);
  });
});

const told = async (patient: TestPatient) =>
  (await notificationsOf(patient).page()).docs.map(({ data: { type }, message }) => `${type} ${message}`);
const stoppedOf = async (patient: TestPatient) =>
  (await patient.send<Intake[]>('GET', `/intakes/${patient.org}/patient/${patient.id}`)).body.map(
    ({ stopped: is }) => is,
  );

const treated = async () => {
  const { patient, id, complete } = await visit('rapamycin', 'generic-rapamycin', payer(female));
  expect((await complete()).status).toBe(200);
  expect((await simulate(patient, 'approve-visit', id)).status).toBe(200);
  const plans = async () =>
    (await patient.send<Subscription[]>('GET', `/users/${patient.org}/user/${patient.id}/subscriptions`)).body;
  const [plan] = await plans();
  return { patient, id, plans, plan: plan?._id ?? '' };
};
const turns = (patient: TestPatient, subscriptionId: string) =>
  patient.send('POST', '/sandbox/simulate/turn-period', { subscriptionId });

describe('what a patient in treatment tells', () => {
  it('holds the next shipment and charge until a person has decided', async () => {
    const { patient, id, plans, plan } = await treated();
    expect((await turns(patient, plan)).status).toBe(200);
    const paid = (await books(patient.id)).payments.length;
    await says(patient, { pregnant: true });
    expect(await tasksOf(patient)).toMatchObject([{ stop: 'pregnant', kind: 'never', about: 'treatment', intake: id }]);
    expect(await plans()).toMatchObject([{ held: true }]);
    expect((await turns(patient, plan)).status).toBe(409);
    const order = (await patient.send<Order[]>('GET', `/orders/${patient.org}/patient/${patient.id}`)).body[0];
    expect((await patient.send('POST', '/sandbox/simulate/ship-order', { orderId: order?._id })).status).toBe(409);
    // The provider would charge by itself, so the plan is paused there, and only a person lets it be resumed.
    await doJobs(backend, 'holds');
    await doJobs(backend, 'holds');
    const written = (await books(patient.id)).mails.filter(({ subject }) => subject.includes('your decision'));
    expect(written.map(({ recipient }) => recipient)).toEqual([backend.tenant.settings.support_email]);
    expect(await plans()).toMatchObject([{ held: true, hold_cleared: false, status: 'paused' }]);
    expect(await told(patient)).toContain(
      'subscription-held A treatment is on hold. Please log in today and read why.',
    );
    expect(await told(patient)).not.toContain('subscription-paused Your subscription is paused.');
    const resume = () => patient.send('POST', `/v2/subscriptions/${plan}/resume`, { shipNow: false });
    expect((await resume()).status).toBe(409);
    await says(patient, { pregnant: false });
    expect(await plans()).toMatchObject([{ held: true }]);
    expect((await simulate(patient, 'clear-stop', id)).status).toBe(200);
    expect(await tasksOf(patient)).toEqual([]);
    expect(await told(patient)).toContain('subscription-cleared Your care team decided. You can resume treatment.');
    const mails = (await books(patient.id)).mails.filter(({ text }) => text.includes('/dashboard/me/subscriptions'));
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Your care team has decided',
      'Your subscription is on hold',
    ]);
    expect(await plans()).toMatchObject([{ held: false, hold_cleared: true, status: 'paused' }]);
    expect((await resume()).status).toBe(200);
    expect(await plans()).toMatchObject([{ held: false, hold_cleared: false, status: 'active' }]);
    expect((await books(patient.id)).payments).toHaveLength(paid);
    // What a person has decided about is not raised again by another change of the account.
    await says(patient, { has_allergies: false });
    expect(await plans()).toMatchObject([{ held: false }]);
  });

  it('tells a patient whose plan is paused already, at the stop and when a person has decided', async () => {
    const { patient, id, plans, plan } = await treated();
    const pause = await patient.send('POST', `/v2/subscriptions/${plan}/pause`, { pause_reason: 'Traveling' });
    expect(pause.status).toBe(200);
    await says(patient, { pregnant: true });
    await doJobs(backend, 'holds');
    await doJobs(backend, 'holds');
    expect(await plans()).toMatchObject([{ held: true, status: 'paused' }]);
    const held = (await told(patient)).filter((one) => one.startsWith('subscription-held'));
    expect(held).toEqual(['subscription-held A treatment is on hold. Please log in today and read why.']);
    await simulate(patient, 'clear-stop', id);
    expect(await told(patient)).toContain('subscription-cleared Your care team decided. You can resume treatment.');
  });

  it('counts in a follow-up and in another visit of the template as well', async () => {
    const { patient, plans } = await treated();
    const { _id: followUp } = await patient.begins('follow-up-check-in');
    await answers(patient, followUp, 'new-medications', { value: true, details: 'Prograff since May' });
    expect(await tasksOf(patient)).toMatchObject([{ stop: 'tacrolimus', about: 'treatment' }]);
    expect(await plans()).toMatchObject([{ held: true }]);

    const change = { value: true, details: 'I am pregnant' };
    const pregnantNow = await treated();
    const { _id: checkIn } = await pregnantNow.patient.begins('follow-up-check-in');
    await answers(pregnantNow.patient, checkIn, 'pregnancy-change', change);
    expect((await tasksOf(pregnantNow.patient)).map(({ stop, about }) => `${stop} ${about}`).toSorted()).toEqual([
      'pregnancy-change treatment',
      'pregnancy-change visit',
    ]);
    expect(await pregnantNow.plans()).toMatchObject([{ held: true }]);
    await simulate(pregnantNow.patient, 'clear-stop', pregnantNow.id);
    expect(await pregnantNow.plans()).toMatchObject([{ held: false }]);

    const other = await treated();
    const { _id: again } = await other.patient.begins('rapamycin');
    await answers(other.patient, again, 'immune-history', disorder);
    expect((await tasksOf(other.patient)).map(({ about, intake }) => `${about} ${intake}`).toSorted()).toEqual([
      `treatment ${other.id}`,
      `visit ${again}`,
    ]);
    expect(await other.plans()).toMatchObject([{ held: true }]);
  });
});
