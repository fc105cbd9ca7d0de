import type { Subscription } from '#schemas/wire/subscription.ts';

/** Statuses of a medication that the patient does not take yet, or does not take any more. */
const ABSENT: ReadonlySet<Subscription['status']> = new Set<Subscription['status']>([
  'awaiting_physician_review',
  'created',
  'incomplete',
  'incomplete_expired',
  'canceled',
]);

/** The subscriptions that are the patient's protocol: medications, those that are sent now first. */
export const protocolsOf = (subscriptions: readonly Subscription[]): readonly Subscription[] =>
  subscriptions
    .filter(({ type, status }) => type === 'medication' && !ABSENT.has(status))
    .sort((one, other) => Number(other.active) - Number(one.active));

/** What is said of a subscription among protocols: only the status `active` is current (000 §4). */
export const protocolLabel = ({ status }: Pick<Subscription, 'status'>): string =>
  status === 'active' ? 'Current Protocol' : 'Paused';
