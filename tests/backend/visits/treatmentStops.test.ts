import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#schemas/wire/order.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { disorder, stopFixture, stopped } from '#tests/support/backend/stopFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { books, simulate, store, says, answers, tasksOf, told, treated, turns } = stopFixture(backend);
beforeAll(() => store(stopped));

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

  it.each([
    ['an option', 'metabolic-health', 'metabolic-history', { value: ['severe-kidney'] }],
    ['a text', 'sleep-support', 'mood', { value: true, details: 'Since my kidney transplant' }],
  ])('counts in a visit of another treatment, where %s says it', async (_, slug, question, answer) => {
    const { patient, plans } = await treated();
    const { _id: other } = await patient.begins(slug);
    expect((await answers(patient, other, question, answer)).status).toBe(200);
    const tasks = await tasksOf(patient);
    expect(tasks.filter(({ about }) => about === 'treatment')).toMatchObject([{ stop: 'condition' }]);
    expect(await plans()).toMatchObject([{ held: true }]);
  });

  it('holds where the account names an allergy to what is taken, and not where it names another one', async () => {
    const { patient, plans } = await treated();
    await says(patient, { has_allergies: true, allergy_text: 'penicillin' });
    expect(await plans()).toMatchObject([{ held: false }]);
    await says(patient, { has_allergies: true, allergy_text: 'penicillin, Rapamune' });
    expect(await tasksOf(patient)).toMatchObject([{ stop: 'allergy', kind: 'never', about: 'treatment' }]);
    expect(await plans()).toMatchObject([{ held: true }]);
  });

  it('holds where the account names a condition that the label warns of, slips included, and not where it names another one', async () => {
    const { patient, plans } = await treated();
    await says(patient, { has_medical_conditions: true, medical_condition_text: 'Asthma' });
    expect(await plans()).toMatchObject([{ held: false }]);
    await says(patient, { has_medical_conditions: true, medical_condition_text: 'Asthma, kidney transpant' });
    expect(await tasksOf(patient)).toMatchObject([{ stop: 'condition', kind: 'provider-first', about: 'treatment' }]);
    expect(await plans()).toMatchObject([{ held: true }]);
  });

  it('holds again by what was not known when a person decided, and not by the same told otherwise', async () => {
    const { patient, id, plans } = await treated();
    const names = (medical_condition_text: string) =>
      says(patient, { has_medical_conditions: true, medical_condition_text });
    await names('Kidney transplant');
    expect((await simulate(patient, 'clear-stop', id)).status).toBe(200);
    await names('Kidney transplant in 2019, asthma');
    expect(await tasksOf(patient)).toEqual([]);
    expect(await plans()).toMatchObject([{ held: false }]);
    await names('Kidney transplant in 2019, lymphoma');
    expect(await tasksOf(patient)).toMatchObject([
      {
        stop: 'condition',
        about: 'treatment',
        answers: { 'patient.condition_classes': expect.arrayContaining(['cancer-condition']) },
      },
    ]);
    expect(await plans()).toMatchObject([{ held: true }]);
    await simulate(patient, 'clear-stop', id);
    await names('Lymphoma; kidney transplant');
    expect(await tasksOf(patient)).toEqual([]);
    expect(await plans()).toMatchObject([{ held: false }]);
  });
});
