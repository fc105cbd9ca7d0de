import type { Subscription } from '#schemas/wire/subscription.ts';

/** An action of a patient on a subscription. */
export type SubscriptionAction = 'pay' | 'resume' | 'reschedule' | 'pause' | 'message' | 'cancel';

/** The properties of a subscription that decide which actions it allows. */
export type Actionable = Pick<Subscription, 'status' | 'type' | 'vendor' | 'owed' | 'held'>;

type Status = Subscription['status'];

const RESCHEDULES: ReadonlySet<Status> = new Set(['active', 'rescheduled', 'paused_by_reschedule']);
const PAUSES: ReadonlySet<Status> = new Set(['active', 'trialing', 'rescheduled']);
const WRITES: ReadonlySet<Status> = new Set(['trialing', 'past_due', 'unpaid', 'prescription_requested']);
const STAYS: ReadonlySet<Status> = new Set(['canceled', 'prescription_requested', 'past_due']);

const rules: { readonly [A in SubscriptionAction]: (subscription: Actionable) => boolean } = {
  pay: ({ owed = null, held }) => owed !== null && !held,
  resume: ({ status, vendor, held }) => !held && status === 'paused' && (vendor?.pause_collection ?? null) !== null,
  reschedule: ({ status, type, vendor, held }) =>
    !held && vendor !== null && type !== 'coaching-membership' && RESCHEDULES.has(status),
  pause: ({ status }) => PAUSES.has(status),
  message: ({ status, held = false }) => held || WRITES.has(status),
  cancel: ({ status }) => !STAYS.has(status),
};

const order: readonly SubscriptionAction[] = ['pay', 'resume', 'reschedule', 'pause', 'message', 'cancel'];

/** The actions that a subscription allows, in the order of their buttons (000 §4). The backend refuses all others. */
export const actionsOf = (subscription: Actionable): readonly SubscriptionAction[] =>
  order.filter((action) => rules[action](subscription));
