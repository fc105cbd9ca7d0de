import { canCountAttempt } from '#flows/retention/rules/canCountAttempt.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { PendingChange } from '../../kernel/database/tables/subscriptions.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import type { ChangeableRow } from './changes/changeable.ts';
import { statement } from '../../kernel/database/statement.ts';

const find = statement(
  'find_consultation_to_count',
  `select id, start_time as "startTime", counted_at is not null as counted from appointments
    where user_id = (select s.user_id from subscriptions s where s.id = $1) and subscription_id = $1
      and kind = 'consultation' and canceled_at is null and start_time > $2::timestamptz
    order by counted_at is null desc, created_at desc, id desc limit 1`,
);

/**
 * The consultation of a subscription that lies ahead and was not counted, and whether it counts as another attempt: by what
 * was offered before it.
 *
 * @throws ProblemError NotFound where none was booked, WrongSubscriptionState where it was counted or all is over
 */
export async function consultationToCount(
  { database, clock }: Portal,
  { id, cancellationAttempt: attempt, consultationAt, offerRenewsAt }: ChangeableRow,
  { status }: Subscription,
): Promise<PendingChange['body']> {
  if (status === 'canceled') throw problems.wrongSubscriptionState('the subscription is canceled');
  const [booked] = await database.query(find, [id, clock().toISOString()]);
  if (!booked) throw problems.notFound('no consultation was booked for the subscription');
  if (booked.counted) throw problems.wrongSubscriptionState('the consultation was counted');
  const offered = {
    attempt,
    consultationAt: consultationAt?.toISOString() ?? null,
    renewsAt: offerRenewsAt?.toISOString() ?? null,
  };
  return {
    booking: booked.id,
    startsAt: booked.startTime.toISOString(),
    counts: canCountAttempt(offered, clock()),
  };
}
