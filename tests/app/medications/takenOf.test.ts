import { expect, it } from 'vitest';
import { factsOf } from '#app/dashboard/medications/medicationTexts.ts';
import { takenOf } from '#app/dashboard/medications/takenOf.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { exampleMedication } from '#stories/pages/medications/exampleMedication.ts';
import { exampleSubscription } from '#stories/pages/subscriptions/exampleSubscription.ts';

const subscription = exampleSubscription();
const newest = exampleMedication({ subscription: subscription._id });
const former = exampleMedication({ _id: '1'.repeat(24), subscription: subscription._id });

const ids = (list: readonly { readonly medication: { readonly _id: string } }[]) =>
  list.map(({ medication }) => medication._id);

it('of a subscription the newest prescription is taken, and the ones before it are not', () => {
  const { now, before } = takenOf([newest, former], [subscription]);
  expect([ids(now), ids(before)]).toEqual([[newest._id], [former._id]]);
});

it.each([
  ['has expired', [{ ...newest, status: 'expired' as const }], [subscription]],
  ['is of a canceled subscription', [newest], [{ ...subscription, status: 'canceled' as const }]],
  ['is of a subscription that is not known', [newest], []],
])('a prescription that %s is not taken', (_, medications, subscriptions) => {
  const { now, before } = takenOf(medications, subscriptions);
  expect([ids(now), ids(before)]).toEqual([[], [newest._id]]);
});

/** Until when a prescription serves, as it is written in a zone. */
const endIn = (zone: string) => Object.fromEntries(factsOf({ medication: newest, subscription }, zone))['Good until'];

it('days are those of the zone', () => {
  expect(['Pacific/Kiritimati', 'America/New_York'].map(endIn)).toEqual(['March 2, 2027', 'March 1, 2027']);
});

/** When the next one is sent of a plan that was moved to May 1, and else ends on April 1. */
const shipmentOf = (change: Partial<Subscription>) => {
  const moved = exampleSubscription({ current_period_end: '2026-04-01T15:00:00.000Z', ...change });
  return Object.fromEntries(factsOf({ medication: newest, subscription: moved }, 'America/New_York'))['Next shipment'];
};

const MAY = Date.parse('2026-05-01T15:00:00.000Z') / 1000;

it.each([
  ['active', null, 'April 1, 2026'],
  ['trialing', null, 'April 1, 2026'],
  ['rescheduled', MAY, 'May 1, 2026'],
  ['paused_by_reschedule', MAY, 'May 1, 2026'],
  ['paused', null, 'Not planned (Paused)'],
  ['paused', MAY, 'Not planned (Paused)'],
  ['past_due', null, 'Not planned (Failed Payment)'],
  ['unpaid', null, 'Not planned (Unpaid)'],
  ['canceled', null, 'Not planned (Canceled)'],
  ['prescription_requested', null, 'Not planned (Prescription Requested)'],
  ['awaiting_physician_review', null, 'Not planned (Awaiting Physician Review)'],
] as const)('of a plan that is %s, moved to %s, the next shipment is: %s', (status, date, text) => {
  expect(shipmentOf({ status, reschedule_date: date })).toBe(text);
});

it('a day that nobody knows is not planned', () => {
  expect(shipmentOf({ current_period_end: null })).toBe('Not planned (Active)');
});
