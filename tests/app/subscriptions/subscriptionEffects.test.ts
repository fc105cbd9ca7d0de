import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { bodyKeys } from '#app/dashboard/subscriptions/flow/bodyKeys.ts';
import { reasonOf } from '#app/dashboard/subscriptions/flow/reasonOf.ts';
import { rescheduleOf } from '#app/dashboard/subscriptions/flow/rescheduleOf.ts';
import { subscriptionEffects } from '#app/dashboard/subscriptions/flow/subscriptionEffects.ts';
import steps from '#flows/subscription-action/subscription-action.steps.json' with { type: 'json' };
import type { Answer } from '#schemas/flow/answer.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { medicationQuery } from '#services/api/subscriptions.ts';
import { exampleOrganization } from '#stories/exampleOrganization.ts';
import { exampleSubscription as subscription } from '#stories/pages/subscriptions/exampleSubscription.ts';

currentOrganization.set(exampleOrganization);

const USER = '1'.repeat(24);
const now = new Date('2026-10-20T12:00:00Z');

const answering = (step?: string, answer?: Answer, facts = {}) =>
  new Answers(compile(stepKinds, stepSetOf(steps)), {
    today: () => ({ year: 2026, month: 10, day: 20 }),
    facts,
    ...(step !== undefined && answer && { saved: new Map([[step, { answer, revision: 1 }]]) }),
  });

describe('the reason that is sent', () => {
  it.each([
    ['pause-reason', 'not-using', 'Not using it enough'],
    ['pause-reason', 'alternative', 'Alternative treatment'],
    ['cancel-reason', 'no-need', "I don't need it anymore."],
    ['cancel-reason', 'not-taking', 'Not taking medications anymore'],
  ])('of %s %s is what the option reads', (step, value, text) => {
    expect(reasonOf(answering(step, { value }), step)).toBe(text);
  });

  it('of Other is what was typed', () => {
    const answer = { value: 'other', 'details.other': '  On a boat  ' };
    expect(reasonOf(answering('pause-reason', answer), 'pause-reason')).toBe('On a boat');
  });
});

describe('the key of an action', () => {
  it('is repeated with the same action, and is another for anything else', () => {
    const keyOf = bodyKeys();
    const first = keyOf('pause', { pause_reason: 'Other' });
    expect(keyOf('pause', { pause_reason: 'Other' })).toBe(first);
    const others = [
      keyOf('cancel', { pause_reason: 'Other' }),
      keyOf('pause', { pause_reason: 'Too expensive' }),
      bodyKeys()('pause', { pause_reason: 'Other' }),
    ];
    expect(new Set([first, ...others]).size).toBe(4);
  });
});

describe('the data for the days to reschedule to', () => {
  it('are the period, its months and the planned day, in the zone of the browser', () => {
    expect(rescheduleOf(subscription({ reschedule_date: 1_798_768_800 }), now)).toEqual({
      periodStart: '2026-10-01T15:00:00.000Z',
      duration: 3,
      planned: 1_798_768_800,
      now,
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    });
  });

  it('take the end of the period for planned where it was not rescheduled, so that no earlier day is preselected', () => {
    const end = '2026-12-30T15:00:00.000Z';
    expect(rescheduleOf(subscription({ current_period_end: end }), now).planned).toBe(Date.parse(end) / 1000);
    expect(rescheduleOf(subscription({ current_period_end: null }), now).planned).toBeNull();
  });
});

/** How a day is rated, by when the prescription expires; without one where there is none. */
async function rated(day: string, expiration: string | null | undefined) {
  const one: Subscription = subscription(expiration === undefined ? { prescriptions: [] } : {});
  const [prescription = ''] = one.prescriptions;
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queryClient.setQueryData(medicationQuery(USER, one._id, prescription).queryKey, {
    _id: prescription,
    subscription: one._id,
    name: 'Sirolimus',
    status: 'active',
    prescribed_by: null,
    prescribed_on: '2026-03-01T12:00:00.000Z',
    expiration_date: expiration ?? null,
    refills_left: null,
    patient_instructions: null,
    dose: null,
    supply: null,
  });
  const reschedule = { ...rescheduleOf(one, now), zone: 'America/New_York' };
  const effects = subscriptionEffects({ userId: USER, subscription: one, reschedule, queryClient });
  const learned = await effects.rateDate({
    answers: answering(undefined, undefined, { 'subscription.new_date': day }),
  });
  return learned['subscription.date_type'];
}

describe('a chosen day', () => {
  // Midnight of January 10 in New York is 05:00 in UTC.
  it.each([
    ['2027-01-10', '2027-01-10T05:00:00.000Z', 'normal'],
    ['2027-01-10', '2027-01-10T04:59:59.000Z', 'overdue'],
    ['2027-01-10', null, 'normal'],
    ['2027-01-10', undefined, 'normal'],
  ])('%s with a prescription until %s is %s', async (day, expiration, type) => {
    expect(await rated(day, expiration)).toBe(type);
  });
});
