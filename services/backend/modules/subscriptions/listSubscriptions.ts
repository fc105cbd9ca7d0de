import type { Subscription } from '#schemas/wire/subscription.ts';
import type { Portal } from '../portal/Portal.ts';
import { SUBSCRIPTION_COLUMNS, subscriptionOf, type SubscriptionRow } from './SubscriptionRow.ts';
import { statement } from '../../kernel/database/statement.ts';

const list = statement<'list_subscriptions', SubscriptionRow>(
  'list_subscriptions',
  `select ${SUBSCRIPTION_COLUMNS} from subscriptions s
    where s.user_id = $1 and ($2::text is null or s.type = $2) order by s.created_at desc, s.id desc`,
);

/** The subscriptions of a patient in whatever status, newest first; of one type where it is given. */
export async function listSubscriptions(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  userId: string,
  type: Subscription['type'] | undefined,
): Promise<Subscription[]> {
  const rows = await database.query(list, [userId, type ?? null]);
  return rows.map((row) => subscriptionOf(row, clock()));
}
