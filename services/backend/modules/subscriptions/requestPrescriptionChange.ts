import type { PrescriptionChange } from '#schemas/wire/subscriptionAction.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { sqlStateOf } from '../../kernel/database/sqlStateOf.ts';
import { UNIQUE_VIOLATION } from '../../kernel/database/UNIQUE_VIOLATION.ts';
import type { Attempt } from '../../kernel/once/attemptOf.ts';
import { findRecorded } from '../../kernel/once/findRecorded.ts';
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
const find = statement('find_owned_subscription', 'select id from subscriptions where id = $1 and user_id = $2');

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
  for (;;) {
    const recorded = await findRecorded(database, userId, attempt);
    if (recorded !== undefined) return JSON.parse(recorded);
    const now = clock().toISOString();
    const requested = { _id: createId(clock()) };
    const words = comment?.trim() ? comment : null;
    const record = [userId, attempt.key, attempt.digest, JSON.stringify(requested), now] as const;
    try {
      const rows = await database.query(write, [requested._id, id, userId, requestType, words, now, ...record]);
      if (rows.length > 0) return requested;
    } catch (error) {
      // Somebody beside this one has written it under the same key.
      if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
      continue;
    }
    if ((await database.query(find, [id, userId])).length > 0)
      throw problems.wrongSubscriptionState('the subscription is canceled');
    throw problems.notFound('the patient has no such subscription');
  }
}
