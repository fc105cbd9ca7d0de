import type { Subscription } from '#schemas/wire/subscription.ts';
import type { Database } from '../../kernel/database/Database.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { planAsked, type SubmittedVisit } from './submittedVisit.ts';
import { statement } from '../../kernel/database/statement.ts';

/** The period is written before the provider is asked, so that a retry asks for the same. */
const prepare = statement<'prepare_periods', Prepared>(
  'prepare_periods',
  `update subscriptions s set current_period_start = coalesce(s.current_period_start, $2::timestamptz),
      current_period_end = coalesce(s.current_period_end,
        (($2::timestamptz at time zone 'utc') + make_interval(months => s.duration)) at time zone 'utc')
    from products p
    where s.intake_id = $1 and p.id = s.product and s.status in ('incomplete', 'prescription_requested', 'awaiting_physician_review')
    returning s.id, s.product_template as template, s.type, s.quantity, s.current_period_end as "periodEnd",
      p.data->>'stripe_price_id' as price`,
);

interface Prepared {
  readonly id: string;
  readonly template: string;
  readonly type: Subscription['type'];
  readonly quantity: number;
  readonly periodEnd: Date;
  readonly price: string;
}

/** A plan that has begun at the payment provider. */
export interface BegunPlan extends Prepared {
  /** The provider's id of the subscription. */
  readonly provider: string;
}

const prepared = (database: Database, intakeId: string, now: Date): Promise<readonly Prepared[]> =>
  database.query(prepare, [intakeId, now.toISOString()]);

/**
 * Begins the plans of a visit at the payment provider, who charges from the second period on.
 *
 * @throws PaymentRefusal, ProviderUnavailable
 */
export async function beginPlans(
  { database, payments, clock }: Pick<Portal, 'database' | 'payments' | 'clock'>,
  { id, customerId }: SubmittedVisit,
): Promise<readonly BegunPlan[]> {
  if (customerId === null) return [];
  const plans: BegunPlan[] = [];
  for (const plan of await prepared(database, id, clock())) {
    const { id: provider } = await payments.startSubscription({
      ...planAsked(customerId, plan.id),
      price: plan.price,
      quantity: plan.quantity,
      paidUntil: plan.periodEnd,
    });
    plans.push({ ...plan, provider });
  }
  return plans;
}
