import { statement } from '../../kernel/database/statement.ts';
import type { PendingChange } from '../../kernel/database/tables/subscriptions.ts';
import { listOpenPayments } from '../payments/store.ts';
import type { Portal } from '../portal/Portal.ts';
import { charges, reconcileChange } from './reconcileChange.ts';
import { reconcilePayment } from './reconcilePayment.ts';

/**
 * Milliseconds after which nobody works on an operation any more: longer than a provider is waited for between two of its
 * steps.
 */
const LEFT_BEHIND = 30_000;

/** The same for a change that charges at once, which is all of its steps at the provider. */
const CHARGE_LEFT_BEHIND = 55_000;

const listChanging = statement<'list_changing_subscriptions', { pending: PendingChange }>(
  'list_changing_subscriptions',
  `select id, user_id as "userId", pending_change as pending from subscriptions
    where pending_change is not null and (pending_change->>'since')::timestamptz < $1 limit 50`,
);

/**
 * Brings every operation to its end that was begun and that nobody works on any more, as a server leaves it that is killed
 * in the middle: whoever it belongs to need not come back for it.
 *
 * @param failed hears of one that could not be brought to its end now, and is looked at again in the next round
 */
export async function reconcile(portal: Portal, failed: (error: unknown) => void): Promise<void> {
  const now = portal.clock().getTime();
  const ended = async (work: Promise<void>) => work.catch(failed);
  for (const open of await listOpenPayments(portal.database, new Date(now - LEFT_BEHIND)))
    await ended(reconcilePayment(portal, open));
  for (const { pending, ...owned } of await portal.database.query(listChanging, [
    new Date(now - LEFT_BEHIND).toISOString(),
  ])) {
    const isLate = Date.parse(pending.since) < now - CHARGE_LEFT_BEHIND;
    if (isLate || !charges(pending)) await ended(reconcileChange(portal, owned));
  }
}
