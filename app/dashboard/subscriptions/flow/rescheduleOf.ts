import type { RescheduleOf } from '#flows/subscription-action/rules/rescheduleWindow.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { browserZone } from '#app/time/browserZone.ts';
import { durationOf } from '../texts/planTexts.ts';

/** When a subscription is charged next: the date to which it was rescheduled, or the end of its period. Seconds since 1970. */
export const plannedOf = ({ reschedule_date: date, current_period_end: end }: Subscription): number | null =>
  date ?? (end === null ? null : Math.floor(Date.parse(end) / 1000));

/** The input for computing the days for rescheduling, for a patient in this browser at this moment. */
export const rescheduleOf = (subscription: Subscription, now: Date): RescheduleOf => ({
  periodStart: subscription.current_period_start,
  duration: durationOf(subscription) ?? 1,
  planned: plannedOf(subscription),
  now,
  zone: browserZone(),
});
