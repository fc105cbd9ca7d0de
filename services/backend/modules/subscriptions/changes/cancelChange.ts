import { canCountAttempt } from '#flows/retention/rules/canCountAttempt.ts';
import type { Portal } from '../../portal/Portal.ts';
import { SchedulingUnavailable } from '#services/backend/adapters/scheduling/SchedulingUnavailable.ts';
import type { Change } from './Change.ts';
import { notifying } from '../../notifications/notifying.ts';
import { OWN, writing } from './writing.ts';
import { statement } from '#services/backend/kernel/database/statement.ts';

/** The booking that was offered to keep the patient. */
const consultation = (now: string) =>
  `a.kind = 'consultation' and a.canceled_at is null and a.start_time > ${now}::timestamptz`;

const cancel = writing(
  'cancel_subscription',
  'subscription-canceled',
  `status = 'canceled', cancel_reason = $${OWN}, canceled_at = $7::timestamptz, pause_collection = null,
    resumes_at = null, reschedule_at = null, phases = '[]', discount_percent = 0, consultation_at = null,
    offer_renews_at = null`,
  [
    `called_off as (
      update appointments a set canceled_at = $7::timestamptz, canceled_by_patient = true
      from changed where a.subscription_id = changed.id and ${consultation('$7')}
      returning a.id, a.uid, a.user_id
    )`,
    notifying({
      event: 'appointment-canceled',
      source: 'called_off',
      about: 's.id, s.uid',
      now: '$7',
      as: 'told_of_call',
    }),
  ],
);
const findBooked = statement<'find_consultations_to_cancel', { uid: string }>(
  'find_consultations_to_cancel',
  `select a.uid from appointments a
    where a.subscription_id = $1 and a.uid is not null and a.source = $3 and ${consultation('$2')}`,
);

/** Frees the slot. That the calendar does not answer is no reason to keep a patient who leaves. */
async function free({ scheduler }: Portal, uid: string, key: string): Promise<void> {
  try {
    // It may have been moved there since.
    const booking = await scheduler.findBooking(uid);
    if (booking && !booking.canceled) await scheduler.cancel(booking.uid, `${key}-${uid}`);
  } catch (error) {
    if (!(error instanceof SchedulingUnavailable)) throw error;
  }
}

/** Ends at once, with the discount and the consultation that were offered to keep the patient. */
export const cancelChange: Change = async ({
  portal,
  row: { id, providerId, amount, cancellationAttempt },
  shown,
  body,
  key,
}) => {
  const now = portal.clock();
  if (providerId !== null) await portal.payments.cancelSubscription(providerId, key);
  const { provider } = portal.scheduler;
  const booked = await portal.database.query(findBooked, [id, now.toISOString(), provider]);
  for (const { uid } of booked) await free(portal, uid, key);
  return {
    write: (database, common) => database.query(cancel, [...common, String(body['cancel_reason'])]),
    shown: {
      ...shown,
      status: 'canceled',
      active: false,
      next_amount: amount,
      reschedule_date: null,
      schedule_details: { phases: [] },
      cancellation_info: {
        ...shown.cancellation_info,
        renews_at: null,
        free_consultation_scheduled_date: null,
        canIncrementCancellationAttempt: canCountAttempt(
          { attempt: cancellationAttempt, consultationAt: null, renewsAt: null },
          now,
        ),
      },
      vendor: shown.vendor && { ...shown.vendor, pause_collection: null, resumes_at: null },
    },
  };
};
