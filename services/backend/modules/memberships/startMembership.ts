import type { StartedMembership, StartMembership } from '#schemas/wire/membership.ts';
import { createId } from '../../kernel/ids/createId.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { type Attempt, findRecorded } from '../../kernel/once/attemptOf.ts';
import { once } from '../../kernel/once/once.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { recording } from '../../kernel/once/recording.ts';
import type { Portal } from '../portal/Portal.ts';
import { payingPatient } from '../users/payingPatient.ts';
import { findMembershipPrice } from './store.ts';
import { statement } from '../../kernel/database/statement.ts';

const COLUMNS = 'id as "_id", membership, price_id, status';

const find = statement(
  'find_started_membership',
  `select ${COLUMNS} from started_memberships where user_id = $1 and status <> 'canceled'`,
);

const start = statement(
  'start_membership',
  `with started as (
      insert into started_memberships (id, organization, user_id, membership, price_id, amount, status, created_at)
      values ($1, $2, $3, $4, $5, $6, 'pending', $7)
      on conflict (user_id) where status <> 'canceled' do nothing
      returning ${COLUMNS}
    ), ${recording('started', 8)}
    select * from started`,
);

/** A success, and whether the membership was joined by it. */
export interface Started {
  readonly membership: StartedMembership;
  readonly created: boolean;
}

const findStarted = async (database: Database, userId: string): Promise<StartedMembership | undefined> =>
  (await database.query(find, [userId]))[0];

/**
 * Joins a membership, which is paid with the visit and begins when the visit is approved. A patient who is a member
 * already stays what they are.
 *
 * @throws ProblemError NotFound, PaymentMethodMissing, IdempotencyConflict
 */
export async function startMembership(
  { database, clock }: Portal,
  organization: string,
  userId: string,
  { membership_id, price_id, data }: StartMembership,
  attempt: Attempt,
): Promise<Started> {
  if (data.patient_id !== userId) throw problems.notFound("the membership would be another patient's");
  return once<Started>({
    recorded: () => findRecorded(database, userId, attempt),
    replay: (recorded) => ({ membership: JSON.parse(recorded), created: true }),
    plan: async () => {
      const price = await findMembershipPrice(database, organization, price_id);
      if (price?.membership !== membership_id) throw problems.notFound('the membership has no such price');
      const existing = await findStarted(database, userId);
      if (existing) return { answer: { membership: existing, created: false } };
      const { stripe_id } = await payingPatient({ database, clock }, organization, userId);
      if ((data.stripe_customer_id ?? stripe_id) !== stripe_id)
        throw problems.notFound("the payment account is another patient's");
      const now = clock();
      const membership: StartedMembership = {
        _id: createId(now),
        membership: membership_id,
        price_id,
        status: 'pending',
      };
      const moment = now.toISOString();
      const record = [userId, attempt.key, attempt.digest, JSON.stringify(membership), moment] as const;
      const row = [membership._id, organization, userId, membership_id, price_id, price.price, moment] as const;
      return {
        write: async () => {
          const started = await database.query(start, [...row, ...record]);
          return started.length > 0 ? { membership, created: true } : undefined;
        },
      };
    },
  });
}
