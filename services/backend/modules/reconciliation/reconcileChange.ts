import type { PendingChange } from '../../kernel/database/tables/subscriptions.ts';
import type { Portal } from '../portal/Portal.ts';
import { withdrawChange } from '../subscriptions/changes/changeable.ts';
import { changeKey, finishChange } from '../subscriptions/changes/finishChange.ts';
import { standing, type Owned } from '../subscriptions/changeSubscription.ts';

/** Whether the provider charges at once for a change. */
const charges = ({ kind, body }: PendingChange): boolean => kind === 'resume' && body['shipNow'] === true;

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
  const { pending, providerId } = row;
  if (pending === null) return;
  const isDone =
    !charges(pending) ||
    (providerId !== null && (await portal.payments.wasChanged(providerId, changeKey(row, pending))));
  if (isDone) await finishChange(portal, stands, pending);
  else await withdrawChange(portal.database, row);
}
