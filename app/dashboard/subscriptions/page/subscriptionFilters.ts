import type { Subscription } from '#schemas/wire/subscription.ts';

type Status = Subscription['status'];

/** The filter of a subscriptions tab. */
export type SubscriptionFilter = 'all' | 'active' | 'paused' | 'canceled';

/** The tabs in their order. */
export const subscriptionFilters: readonly { readonly value: SubscriptionFilter; readonly label: string }[] = [
  { value: 'all', label: 'Show All' },
  { value: 'active', label: 'Active' },
  { value: 'paused', label: 'Paused' },
  { value: 'canceled', label: 'Canceled' },
];

const statuses: { readonly [F in Exclude<SubscriptionFilter, 'all'>]: readonly Status[] } = {
  active: ['active', 'rescheduled', 'prescription_requested', 'past_due', 'paused_by_reschedule'],
  paused: ['paused'],
  canceled: ['canceled'],
};

/** Whether a tab shows subscriptions of a status (000 §4). */
export const showsStatus = (filter: SubscriptionFilter, status: Status): boolean =>
  filter === 'all' || statuses[filter].includes(status);

/** Treatments on hold come first, then those that the patient can resume since the care team has decided. */
const rankOf = ({ held, hold_cleared: cleared }: Subscription): number => (held ? 0 : cleared ? 1 : 2);

/**
 * The subscriptions of a tab. A treatment on hold is paused, and so is one that was on hold until it is resumed: its patient
 * finds it among the active ones as well.
 */
export const shownIn = (filter: SubscriptionFilter, subscriptions: readonly Subscription[]): readonly Subscription[] =>
  subscriptions
    .filter((one) => showsStatus(filter, one.status) || (filter === 'active' && rankOf(one) < 2))
    .sort((one, other) => rankOf(one) - rankOf(other));
