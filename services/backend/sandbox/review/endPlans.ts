import type { Portal } from '../../modules/portal/Portal.ts';
import { planAsked, type SubmittedVisit } from './submittedVisit.ts';
import { statement } from '../../kernel/database/statement.ts';

/** What an approval that was not written may have begun: the provider's id of it is known to nobody here. */
const find = statement(
  'find_plans_to_end',
  `select s.id from subscriptions s
    where s.intake_id = $1 and s.provider_id is null
      and s.status in ('incomplete', 'prescription_requested', 'awaiting_physician_review', 'canceled')`,
);

/**
 * Ends what the payment provider has begun of the plans of a visit that is not approved: its books tell. Done already is done.
 *
 * @throws PaymentRefusal, ProviderUnavailable
 */
export async function endPlans(
  { database, payments }: Pick<Portal, 'database' | 'payments'>,
  { id, customerId }: Pick<SubmittedVisit, 'id' | 'customerId'>,
): Promise<void> {
  if (customerId === null) return;
  for (const plan of await database.query(find, [id])) {
    const asked = planAsked(customerId, plan.id);
    const begun = await payments.findSubscription(asked);
    if (begun) await payments.cancelSubscription(begun.id, `${asked.key}-end`);
  }
}
