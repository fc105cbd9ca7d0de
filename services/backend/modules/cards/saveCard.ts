import type { Card, CreateBillingProfile } from '#schemas/wire/card.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { type Attempt, findRecorded } from '../../kernel/once/attemptOf.ts';
import { once } from '../../kernel/once/once.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { recording } from '../../kernel/once/recording.ts';
import { problemOfPayment } from '../payments/problemOfPayment.ts';
import type { Portal } from '../portal/Portal.ts';
import { stableId } from '../../kernel/ids/stableId.ts';
import { findUser } from '../users/store.ts';
import { statement } from '../../kernel/database/statement.ts';

const find = statement('find_card', 'select card from users where id = $1 and organization = $2');

const keep = statement(
  'keep_card',
  `with kept as (
      update users set stripe_id = coalesce(stripe_id, $2), card = $3::jsonb, referral = coalesce(referral, $9),
        affiliate = coalesce(affiliate, $10)
      where id = $1 returning id
    ), ${recording('kept', 4)}
    select id from kept`,
);

/** The card that is kept for a patient; null where there is none. */
export async function findCard(database: Database, organization: string, userId: string): Promise<Card | null> {
  const [row] = await database.query(find, [userId, organization]);
  return row?.card ?? null;
}

/**
 * Keeps a card for a patient; the first one opens the account at the payment provider. A retry keeps the same card in
 * the same account. Where the patient comes from is kept beside it, unless the sign-up has said it.
 *
 * @throws ProblemError CardInvalid, CardDeclined, PaymentUnavailable, IdempotencyConflict
 */
export async function saveCard(
  { database, payments, clock }: Portal,
  organization: string,
  userId: string,
  { token, referral = null, affiliate = null }: CreateBillingProfile,
  attempt: Attempt,
): Promise<Card> {
  return once<Card>({
    recorded: () => findRecorded(database, userId, attempt),
    plan: async () => {
      const user = await findUser({ database, clock }, organization, userId);
      if (!user) throw problems.notFound();
      const key = stableId('card', userId, token);
      const { stripe_id: account, email, first_name, last_name } = user;
      const attach = async () =>
        account === null
          ? payments.createCustomer({ user: userId, email, name: `${first_name} ${last_name}`, token, key })
          : { customerId: account, card: await payments.replaceCard({ customerId: account, token, key }) };
      const { customerId, card } = await attach().catch((error: unknown) => {
        throw problemOfPayment(error, 'not_charged');
      });
      const body = JSON.stringify(card);
      const record = [userId, attempt.key, attempt.digest, body, clock().toISOString()] as const;
      return {
        write: async () =>
          (await database.query(keep, [userId, customerId, body, ...record, referral, affiliate])).length > 0
            ? card
            : undefined,
      };
    },
  });
}
