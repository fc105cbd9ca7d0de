import type { PrescriptionChange } from '#schemas/wire/subscriptionAction.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { type Attempt, findRecorded } from '../../kernel/once/attemptOf.ts';
import { once } from '../../kernel/once/once.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { recording } from '../../kernel/once/recording.ts';
import type { Portal } from '../portal/Portal.ts';
import type { Owned } from './changeSubscription.ts';
import { statement } from '../../kernel/database/statement.ts';

const write = statement(
  'request_prescription_change',
  `with written as (
      insert into prescription_changes (id, subscription_id, request_type, comment, created_at)
      select $1, s.id, $4, $5, $6::timestamptz from subscriptions s
      where s.id = $2 and s.user_id = $3 and s.status <> 'canceled'
      returning id
    ), ${recording('written', 7)}
    select id from written`,
);
const find = statement('find_owned_subscription', 'select status from subscriptions where id = $1 and user_id = $2');

interface Requested {
  readonly _id: string;
}

/**
 * Writes down what a patient asks to be changed about what is prescribed, for the care team.
 *
 * @throws ProblemError NotFound, WrongSubscriptionState, IdempotencyConflict
 */
export async function requestPrescriptionChange(
  { database, clock }: Portal,
  { id, userId }: Owned,
  { requestType, comment }: PrescriptionChange,
  attempt: Attempt,
): Promise<Requested> {
  return once<Requested>({
    recorded: () => findRecorded(database, userId, attempt),
    plan: async () => {
      const [owned] = await database.query(find, [id, userId]);
      if (!owned) throw problems.notFound('the patient has no such subscription');
      if (owned.status === 'canceled') throw problems.wrongSubscriptionState('the subscription is canceled');
      const now = clock().toISOString();
      const requested = { _id: createId(clock()) };
      const words = comment?.trim() ? comment : null;
      const record = [userId, attempt.key, attempt.digest, JSON.stringify(requested), now] as const;
      const row = [requested._id, id, userId, requestType, words, now] as const;
      return {
        write: async () => ((await database.query(write, [...row, ...record])).length > 0 ? requested : undefined),
      };
    },
  });
}
