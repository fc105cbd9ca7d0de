import type { RescheduleOf } from '#flows/subscription-action/rules/rescheduleWindow.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { browserZone } from '#app/time/browserZone.ts';
import { durationOf } from '../texts/planTexts.ts';

/** The input for computing the days for rescheduling, for a patient in this browser at this moment. */
export const rescheduleOf = (subscription: Subscription, now: Date): RescheduleOf => ({
  periodStart: subscription.current_period_start,
  duration: durationOf(subscription) ?? 1,
  rescheduled: subscription.reschedule_date,
  now,
  zone: browserZone(),
});
