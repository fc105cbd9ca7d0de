import { canCountAttempt } from '#flows/retention/rules/canCountAttempt.ts';
import type { Change } from './Change.ts';
import { OWN, writing } from './writing.ts';

/** Percent off the next renewal, for a patient who wanted to leave for the first time. */
const OFFER = 20;

const count = writing(
  'count_consultation',
  null,
  `cancellation_attempt = s.cancellation_attempt + $${OWN}::int, consultation_at = $${OWN + 1}::timestamptz,
    offer_renews_at = s.current_period_end, discount_percent = coalesce($${OWN + 2}::int, s.discount_percent)`,
  [
    `counted as (
      update appointments a set counted_at = $7::timestamptz from changed where a.id = $${OWN + 3}
    )`,
  ],
);

/** Counts a consultation that was booked to keep the patient, with the discount that comes with the first one. */
export const countChange: Change = async ({ portal, row, shown, body, key }) => {
  const { providerId, cancellationAttempt } = row;
  const [startsAt, counts] = [String(body['startsAt']), body['counts'] === true];
  const discounts = counts && cancellationAttempt === 0;
  if (discounts && providerId !== null) await portal.payments.discountNextRenewal(providerId, OFFER, key);
  const attempt = cancellationAttempt + (counts ? 1 : 0);
  const renewsAt = row.periodEnd?.toISOString() ?? null;
  return {
    write: (database, common) =>
      database.query(count, [...common, counts ? 1 : 0, startsAt, discounts ? OFFER : null, String(body['booking'])]),
    shown: {
      ...shown,
      ...(discounts && { next_amount: row.amount - Math.round((row.amount * OFFER) / 100) }),
      cancellation_info: {
        renews_at: renewsAt,
        free_consultation_scheduled_date: startsAt,
        cancellation_attempt: attempt,
        canIncrementCancellationAttempt: canCountAttempt(
          { attempt, consultationAt: startsAt, renewsAt },
          portal.clock(),
        ),
      },
    },
  };
};
