import type { PendingChange } from '../../kernel/database/tables/subscriptions.ts';
import type { Portal } from '../portal/Portal.ts';
import { withdrawChange, type ChangeableRow } from '../subscriptions/changes/changeable.ts';
import { changeKey, finishChange } from '../subscriptions/changes/finishChange.ts';
import { charges, standing, type Owned } from '../subscriptions/changeSubscription.ts';

/** Whether the provider has made a change that charges at once. */
async function isMade({ payments }: Portal, row: ChangeableRow, pending: PendingChange): Promise<boolean> {
  const { providerId: id, owed } = row;
  if (id === null) return false;
  const key = changeKey(row, pending);
  return pending.kind === 'pay'
    ? payments.wasPaid({ id, invoice: owed?.providerId ?? null, key })
    : payments.wasChanged(id, key);
}

/**
 * Brings a change of a subscription to its end that somebody has left behind: what the patient asked for is done at the
 * provider, who does it once, and written. Only a change that charges at once and that the provider has not heard of is
 * taken back, because nobody knows whether the patient still wants it.
 *
 * @throws ProviderUnavailable, after which a later attempt looks again
 */
export async function reconcileChange(portal: Portal, owned: Owned): Promise<void> {
  const stands = await standing(portal, owned);
  const { row } = stands;
  const { pending } = row;
  if (pending === null) return;
  if (!charges(pending) || (await isMade(portal, row, pending))) await finishChange(portal, stands, pending);
  else await withdrawChange(portal.database, row);
}
