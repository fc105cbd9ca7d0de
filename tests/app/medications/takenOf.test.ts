import { expect, it } from 'vitest';
import { factsOf } from '#app/dashboard/medications/medicationTexts.ts';
import { takenOf } from '#app/dashboard/medications/takenOf.ts';
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
