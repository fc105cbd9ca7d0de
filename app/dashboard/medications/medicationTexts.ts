import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { plannedOf } from '../subscriptions/flow/rescheduleOf.ts';
import { statusLabels } from '../subscriptions/texts/statusTexts.ts';
import type { Prescribed } from './takenOf.ts';

/** What is known of a prescription beside its name and how to take it, as terms and what stands for them. */
type Facts = readonly (readonly [term: string, text: string])[];

const refillsText = (left: number): string => {
  if (left === 0) return 'None. Ask your care team to renew it.';
  return left === 1 ? '1 refill' : `${left} refills`;
};

/** Those of which the next one is sent without anybody doing anything for it. */
const SENDING: ReadonlySet<Subscription['status']> = new Set([
  'active',
  'trialing',
  'rescheduled',
  'paused_by_reschedule',
]);

/** When the next one is sent, or why that is not known. */
function shipmentText(subscription: Subscription, day: (moment: Date) => string): string {
  if (subscription.held) return 'On hold until your care team has decided with you';
  const planned = plannedOf(subscription);
  return SENDING.has(subscription.status) && planned !== null
    ? day(new Date(planned * 1000))
    : `Not planned (${statusLabels[subscription.status]})`;
}

/**
 * The facts of a prescription.
 *
 * @param zone IANA name of the zone in which days are written
 */
export function factsOf({ medication, subscription }: Prescribed, zone: string): Facts {
  const { dose, supply, refills_left: left, prescribed_by: by, prescribed_on: on, expiration_date: end } = medication;
  const day = (moment: Date) => momentText(moment, 'date', zone);
  return [
    ...(dose === null ? [] : [['Dose', dose] as const]),
    ...(supply === null ? [] : [['Supply', supply] as const]),
    ...(subscription ? [['Next shipment', shipmentText(subscription, day)] as const] : []),
    ...(left === null ? [] : [['Refills left', refillsText(left)] as const]),
    ['Prescribed', by === null ? `On ${day(new Date(on))}` : `By ${by}, on ${day(new Date(on))}`],
    ...(end === null ? [] : [['Good until', day(new Date(end))] as const]),
  ];
}
