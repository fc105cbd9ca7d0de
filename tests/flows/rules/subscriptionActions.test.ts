import { describe, expect, it } from 'vitest';
import { actionsOf, type Actionable, type SubscriptionAction } from '#flows/subscription-action/rules/actionsOf.ts';
import { subscriptionSchema } from '#schemas/wire/subscription.ts';
import { subscriptionActionsTable } from './subscriptionActionsTable.ts';

const buttons: { readonly [action in SubscriptionAction]: string } = {
  pay: 'Pay now',
  resume: 'Resume',
  reschedule: 'Reschedule',
  pause: 'Pause',
  message: 'Message Us',
  cancel: 'Cancel',
};

const running: NonNullable<Actionable['vendor']> = {
  id: 'sub_1',
  current_period_start: '2026-06-01T00:00:00.000Z',
  current_period_end: '2026-07-01T00:00:00.000Z',
  pause_collection: null,
  latest_invoice: null,
  resumes_at: null,
};

const shown = (subscription: Actionable): string =>
  actionsOf(subscription)
    .map((action) => buttons[action])
    .join(', ');

describe('the buttons of a subscription', () => {
  it.each(subscriptionActionsTable)('%s of %s: %j, %j, %j', (status, type, unknown, runs, collectionPaused) => {
    expect(shown({ status, type, vendor: null })).toBe(unknown);
    expect(shown({ status, type, vendor: running })).toBe(runs);
    expect(shown({ status, type, vendor: { ...running, pause_collection: { behavior: 'void' } } })).toBe(
      collectionPaused,
    );
  });

  it('begin with the one that pays, where something is owed', () => {
    const owed = { amount: 4400, period_start: '2026-06-01T00:00:00.000Z', period_end: '2026-07-01T00:00:00.000Z' };
    expect(shown({ status: 'past_due', type: 'supplement', vendor: running, owed })).toBe('Pay now, Message Us');
  });

  it('neither charge nor send what the care team decides about first', () => {
    const vendor = { ...running, pause_collection: { behavior: 'void' } } as const;
    expect(shown({ status: 'paused', type: 'medication', vendor, held: true })).toBe('Message Us, Cancel');
    const owed = { amount: 4400, period_start: '2026-06-01T00:00:00.000Z', period_end: '2026-07-01T00:00:00.000Z' };
    expect(shown({ status: 'past_due', type: 'medication', vendor: running, owed, held: true })).toBe('Message Us');
    expect(shown({ status: 'active', type: 'medication', vendor: running, held: true })).toBe(
      'Pause, Message Us, Cancel',
    );
  });

  it('are written down for every status of every type', () => {
    const { status, type } = subscriptionSchema.properties;
    expect(subscriptionActionsTable.map(([one, of]) => `${one} ${of}`)).toEqual(
      expect.arrayContaining(status.enum.flatMap((one) => type.enum.map((of) => `${one} ${of}`))),
    );
    expect(subscriptionActionsTable).toHaveLength(52);
  });
});
