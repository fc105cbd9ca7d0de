import { reviewDue } from '#flows/visit/submittedTexts.ts';
import { timelineEventKind, type TimelineEvent } from '#schemas/wire/timeline.ts';
import type { DoseLine } from '#schemas/wire/doseLine.ts';
import type { OrderFacts, PurchaseFacts, SubscriptionFacts } from './PurchaseFacts.ts';

type Kind = TimelineEvent['kind'];
type Event = Pick<TimelineEvent, 'kind' | 'at'> &
  Partial<Pick<TimelineEvent, 'amount' | 'name' | 'shipment'>> & {
    readonly doses?: readonly DoseLine[];
  };

/** An event whose moment may not be recorded: then it is left out. */
const at = (kind: Kind, moment: string | null, more: Omit<Event, 'kind' | 'at'> = {}): readonly Event[] =>
  moment === null ? [] : [{ kind, at: moment, ...more }];

function ofVisit({ visit }: PurchaseFacts, now: Date): readonly Event[] {
  if (!visit) return [];
  const { doses, submitted, reviewed, closed, held, stopped, payment, refunded } = visit;
  const due = reviewDue(new Date(submitted));
  const waits = reviewed === null && closed === null && held === null && stopped === null && due > now;
  const money = payment && { amount: payment.amount };
  return [
    ...at('submitted', submitted, { doses }),
    // It was reserved in the moment in which the visit was sent.
    ...(money ? at('reserved', submitted, money) : []),
    ...at('held', closed === null && reviewed === null ? held : null),
    ...at('review-waits', stopped),
    ...at('reviewed', reviewed),
    ...at('closed', closed),
    ...(money && payment.status === 'voided' ? at('released', payment.at, money) : []),
    ...(money && payment.status === 'captured' ? at('charged', payment.at, money) : []),
    ...(refunded ? at('refunded', refunded.at, { amount: refunded.amount }) : []),
    ...at('review-due', waits ? due.toISOString() : null),
  ];
}

const ofOrder = ({ name, bought, submitted, paid, refunded, shipment }: OrderFacts): readonly Event[] => [
  ...at('ordered', bought ? submitted : null, { name }),
  ...(paid ? at('charged', paid.at, { name, amount: paid.amount }) : []),
  ...(refunded ? at('refunded', refunded.at, { name, amount: refunded.amount }) : []),
  ...(shipment
    ? [
        ...at('preparing', shipment.prepared, { name }),
        ...at('sent', shipment.shipped, {
          name,
          shipment: { carrier: shipment.carrier, tracking_number: shipment.tracking_number },
        }),
        ...at('delivered', shipment.delivered, { name }),
      ]
    : []),
];

/** When it is charged next, as far as that is settled: not while it is paused or unpaid, or is being changed. */
function nextChargeOf({ status, ends, rescheduled, changing }: SubscriptionFacts): string | null {
  if (changing) return null;
  if (status === 'rescheduled' || status === 'paused_by_reschedule') return rescheduled;
  return status === 'active' || status === 'trialing' ? ends : null;
}

function ofSubscription(subscription: SubscriptionFacts, now: Date): readonly Event[] {
  const { name, amount, discount, canceled, bought, charged, declined, refunded } = subscription;
  const next = nextChargeOf(subscription);
  return [
    ...at('ordered', bought, { name }),
    ...charged.flatMap((money) => at('charged', money.at, { name, amount: money.amount })),
    ...declined.flatMap((money) => at('declined', money.at, { name, amount: money.amount })),
    ...refunded.flatMap((money) => at('refunded', money.at, { name, amount: money.amount })),
    ...at('canceled', canceled, { name }),
    // A day that has passed is no promise any more.
    ...at('next-charge', next !== null && new Date(next) > now ? next : null, {
      name,
      amount: amount - Math.round((amount * discount) / 100),
    }),
  ];
}

/** What was prescribed at one moment is one event. */
function ofPrescriptions({ prescriptions }: PurchaseFacts): readonly Event[] {
  const moments = new Set(prescriptions.map((one) => one.at));
  return [...moments].map((moment) => {
    const together = prescriptions.filter((one) => one.at === moment);
    const names = together.flatMap(({ name }) => name ?? []);
    const doses = together.flatMap(({ name, dose, supply }) =>
      name !== null && dose !== null ? [{ name, dose, supply }] : [],
    );
    return { kind: 'prescribed', at: moment, name: names.length > 0 ? names.join(', ') : null, doses };
  });
}

const place = (kind: Kind): number => timelineEventKind.enum.indexOf(kind);

/**
 * What happened to a purchase and what comes, oldest first; of what happened in one moment, what leads to the other is
 * first. Nothing is told that is not recorded.
 */
export function eventsOf(facts: PurchaseFacts, now: Date): TimelineEvent[] {
  const events: readonly Event[] = [
    ...ofVisit(facts, now),
    ...facts.orders.flatMap(ofOrder),
    ...facts.subscriptions.flatMap((subscription) => ofSubscription(subscription, now)),
    ...ofPrescriptions(facts),
  ];
  return events
    .map(({ kind, at: moment, amount = null, name = null, shipment = null, doses = [] }) => ({
      kind,
      at: moment,
      coming: new Date(moment) > now,
      amount,
      name,
      shipment,
      ...(doses.length > 0 && { doses: [...doses] }),
    }))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at) || place(one.kind) - place(other.kind));
}
