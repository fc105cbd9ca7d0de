import { asc, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import rapamycin from '#flows/intakes/rapamycin.steps.json';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Intake, SavedResponse } from '#schemas/wire/intake.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { User } from '#schemas/wire/user.ts';
import { visitStops } from '#services/backend/kernel/database/tables/visitStops.ts';
import type { StopTask } from '#services/backend/modules/stops/RaisedStop.ts';
import { storeTemplates } from '#services/backend/modules/templates/store.ts';
import { fullMedicalProfile, type BackendFixture, type TestPatient } from './backendFixture.ts';
import { checkoutFixture } from './checkoutFixture.ts';
import { notificationsOf } from './notificationsOf.ts';

const asked = stepSetOf(rapamycin);
/** Rapamycin with stops for each kind of answer: of the visit, of the account, of a medicine, an allergy and a condition. */
export const stopped: StepSet = {
  ...asked,
  facts: {
    ...asked.facts,
    'patient.medicine_classes': { enum: ['calcineurin-inhibitor', 'sirolimus-allergy'], several: true },
    'patient.condition_classes': {
      enum: ['transplant-condition', 'cancer-condition', 'kidney-disease-condition'],
      several: true,
    },
  },
  conditions: {
    ...asked.conditions,
    isPregnant: { 'patient.medical_profile.pregnant': true },
    isAllergic: { 'patient.medicine_classes': { includes: 'sirolimus-allergy' } },
    namesCondition: {
      any: [
        { 'patient.condition_classes': { includes: 'transplant-condition' } },
        { 'patient.condition_classes': { includes: 'cancer-condition' } },
        { 'patient.condition_classes': { includes: 'kidney-disease-condition' } },
      ],
    },
    takesCalcineurinInhibitor: { 'patient.medicine_classes': { includes: 'calcineurin-inhibitor' } },
    hasImmuneDisorder: { 'immune-history': { includes: 'immune-disorder' } },
  },
  stops: [
    { id: 'allergy', when: 'isAllergic', then: 'never', title: 'Not now', text: 'Not with an allergy.' },
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
    {
      id: 'condition',
      when: 'namesCondition',
      then: 'provider-first',
      title: 'Let us talk',
      text: 'A provider first.',
    },
  ],
};
export const unstopped: StepSet = { ...asked, stops: [] };

/** The answer that raises the stop of the visit. */
export const disorder = { value: ['immune-disorder'], 'details.immune-disorder': 'Lupus' };

const simulate = (patient: TestPatient, name: string, intakeId: string) =>
  patient.send('POST', `/sandbox/simulate/${name}`, { intakeId });

/** Visits of a template with stops, and what patients and the care team find of them. */
export function stopFixture(backend: BackendFixture) {
  const { payer, visit, catalogue, orders, books } = checkoutFixture(backend);
  const { db } = backend.portal.database;
  const female = { medicalProfile: fullMedicalProfile };
  let edition = 0;

  const stopsOf = (patient: TestPatient) =>
    db
      .select()
      .from(visitStops)
      .where(eq(visitStops.userId, patient.id))
      .orderBy(asc(visitStops.raisedAt), asc(visitStops.id));
  /** A visit with a treatment chosen and everything answered. */
  const begun = () => visit('rapamycin', 'generic-rapamycin', payer(female));

  return {
    orders,
    books,
    stopsOf,
    simulate,
    begun,
    /** Another visit of a patient, with nothing chosen. */
    beginsAgain: (patient: TestPatient) => visit('rapamycin', null, Promise.resolve(patient)),
    /** Stores another edition of the template: what was in force before never becomes the newest again. */
    store: (template: StepSet) =>
      storeTemplates(
        backend.portal.database,
        backend.tenant.id,
        [{ ...template, acknowledged: [{ finding: 'tooLong', at: '/', reason: `Edition ${(edition += 1)}` }] }],
        backend.time.now,
      ),
    kindsOf: async (patient: TestPatient) =>
      (await stopsOf(patient)).map(({ stop, kind }) => `${stop} ${kind}`).toSorted(),
    /** Tells the account. */
    says: (patient: TestPatient, medical_profile: object) =>
      patient.send<User>('PUT', `/users/${patient.org}/${patient.id}`, { medical_profile }),
    answers: async (patient: TestPatient, id: string, step: string, value: Answer) => {
      const { intake_responses: responses = [] } = await patient.read(id);
      const response = responses.find((one) => one.step === step);
      return patient.send<SavedResponse>('PUT', `/v2/intakes/${id}/responses/${response?._id}`, {
        value,
        revision: response?.revision,
      });
    },
    chooses: async (patient: TestPatient, id: string) =>
      patient.send('POST', `/v2/intakes/${id}/products`, {
        selectedProducts: [await catalogue.select('generic-rapamycin')],
        patient_id: patient.id,
        intakeProducts: [],
      }),
    tasksOf: async (patient: TestPatient) =>
      (await patient.send<StopTask[]>('GET', '/sandbox/stops')).body.filter((task) => task.patient === patient.id),
    told: async (patient: TestPatient) =>
      (await notificationsOf(patient).page()).docs.map(({ data: { type }, message }) => `${type} ${message}`),
    stoppedOf: async (patient: TestPatient) =>
      (await patient.send<Intake[]>('GET', `/intakes/${patient.org}/patient/${patient.id}`)).body.map(
        ({ stopped: is }) => is,
      ),
    /** A patient with a plan, whose visit was sent and approved. */
    treated: async () => {
      const { patient, id, complete } = await begun();
      expect((await complete()).status).toBe(200);
      expect((await simulate(patient, 'approve-visit', id)).status).toBe(200);
      const plans = async () =>
        (await patient.send<Subscription[]>('GET', `/users/${patient.org}/user/${patient.id}/subscriptions`)).body;
      const [plan] = await plans();
      return { patient, id, plans, plan: plan?._id ?? '' };
    },
    turns: (patient: TestPatient, subscriptionId: string) =>
      patient.send('POST', '/sandbox/simulate/turn-period', { subscriptionId }),
  };
}
