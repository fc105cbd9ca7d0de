import { canCountAttempt } from '#flows/retention/rules/canCountAttempt.ts';
import type { Portal } from '../../portal/Portal.ts';
import { SchedulingUnavailable } from '#services/backend/adapters/scheduling/SchedulingUnavailable.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import type { Change } from './Change.ts';
import { mailParams } from '../../notifications/mailing.ts';
import { notifying } from '../../notifications/notifying.ts';
import { planEnded } from '../../payments/planEnded.ts';
import { mailingChange, OWN, writing } from './writing.ts';
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
      from changed where a.user_id = changed.user_id and a.subscription_id = changed.id and ${consultation('$7')}
      returning a.id, a.uid, a.organization, a.user_id
    )`,
    // What the scheduling service could not be asked of is left to the job that asks again.
    `unheard as (
      insert into appointment_requests (id, organization, user_id, key, digest, email, wanted, busy, due_at, created_at)
      select r.id, a.organization, a.user_id, 'cancel ' || a.id, r.digest, lower(u.email),
        jsonb_build_object('kind', 'cancel', 'appointmentId', a.id, 'key', null, 'digest', r.digest), false,
        $7::timestamptz, $7::timestamptz
      from jsonb_to_recordset($${OWN + 1}::text::jsonb) as r (id text, uid text, digest text)
        join called_off a on a.uid = r.uid join users u on u.id = a.user_id
      on conflict (user_id, key) do nothing
    )`,
    mailingChange('cancel_subscription', 2),
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
    where a.user_id = (select s.user_id from subscriptions s where s.id = $1) and a.subscription_id = $1 and a.uid is not null and a.source = $3 and ${consultation('$2')}`,
);

/**
 * Frees the slot. That the calendar does not answer is no reason to keep a patient who leaves.
 *
 * @returns whether it answered
 */
async function isFreed({ scheduler }: Portal, uid: string, key: string): Promise<boolean> {
  try {
    // It may have been moved there since.
    const booking = await scheduler.findBooking(uid);
    if (booking && !booking.canceled) await scheduler.cancel(booking.uid, `${key}-${uid}`);
    return true;
  } catch (error) {
    if (!(error instanceof SchedulingUnavailable)) throw error;
    return false;
  }
}

/** Ends at once, with the discount and the consultation that were offered to keep the patient. */
export const cancelChange: Change = async ({
  portal,
  row: { id, organization, providerId, amount, cancellationAttempt },
  shown,
  body,
  key,
}) => {
  const now = portal.clock();
  if (providerId !== null) await portal.payments.cancelSubscription(providerId, key);
  const { provider } = portal.scheduler;
  const booked = await portal.database.query(findBooked, [id, now.toISOString(), provider]);
  const unheard: { readonly id: string; readonly uid: string; readonly digest: string }[] = [];
  for (const { uid } of booked)
    if (!(await isFreed(portal, uid, key))) unheard.push({ id: createId(now), uid, digest: key });
  return {
    write: async (database, common) => {
      const mail = mailParams(planEnded(portal, organization, id));
      const own = [String(body['cancel_reason']), JSON.stringify(unheard)] as const;
      const written = await database.query(cancel, [...common, ...own, ...mail]);
      portal.jobs.wake('mail');
      return written;
    },
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
