import { expect, it } from 'vitest';
import { protocolLabel, protocolsOf } from '#app/dashboard/protocol/protocolsOf.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { exampleSubscription } from '#stories/pages/subscriptions/exampleSubscription.ts';

const named = (name: string, more: Partial<Subscription> = {}) =>
  exampleSubscription({ name, status: 'paused', active: false, ...more });

it('what is sent now comes first, then the rest as it was', () => {
  const protocols = protocolsOf([named('first'), named('sent', { status: 'active', active: true }), named('last')]);
  expect(protocols.map(({ name }) => name)).toEqual(['sent', 'first', 'last']);
});

it.each<[Subscription['status'], boolean]>([
  ['awaiting_physician_review', false],
  ['created', false],
  ['incomplete', false],
  ['incomplete_expired', false],
  ['canceled', false],
  ['trialing', true],
  ['active', true],
  ['past_due', true],
  ['unpaid', true],
  ['paused', true],
  ['rescheduled', true],
  ['paused_by_reschedule', true],
  ['prescription_requested', true],
])('a medication that is %s is a protocol: %s', (status, expected) => {
  expect(protocolsOf([named('one', { status })])).toHaveLength(expected ? 1 : 0);
});

it.each(['lab', 'supplement', 'coaching-membership'] as const)('a %s is no protocol', (type) => {
  expect(protocolsOf([named('one', { type, status: 'active', active: true })])).toEqual([]);
});

it('only what is active is called current', () => {
  expect(protocolLabel({ status: 'active' })).toBe('Current Protocol');
  for (const status of ['paused', 'rescheduled', 'past_due', 'trialing'] as const)
    expect(protocolLabel({ status })).toBe('Paused');
});
