import type { PendingChange } from '../../kernel/database/tables/subscriptions.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { ChangeableRow } from './changes/changeable.ts';

/**
 * What is written down of a payment of what is owed.
 *
 * @param amount cents that the patient was shown
 * @throws ProblemError WrongSubscriptionState where nothing is owed, OrderChanged where it is something else
 */
export function owedAs({ owed, providerId }: ChangeableRow, amount: number): PendingChange['body'] {
  if (!owed || providerId === null) throw problems.wrongSubscriptionState('nothing is owed');
  if (owed.due !== amount) throw problems.orderChanged(owed.due);
  return { amount, invoice: owed.id };
}
