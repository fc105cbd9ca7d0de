import type { Subscription } from '#schemas/wire/subscription.ts';
import { PaymentRefusal } from '../../adapters/payments/PaymentRefusal.ts';
import { addMonths } from '../../kernel/clock/days.ts';
import { createId } from '../../kernel/ids/createId.ts';
import type { Attempt } from '../../kernel/once/attemptOf.ts';
import type { PlannedWrite } from '../../kernel/once/once.ts';
import type { Authorized } from '../payments/authorizePayment.ts';
import { capturePayment } from '../payments/capturePayment.ts';
import { problemOfPayment } from '../payments/problemOfPayment.ts';
import { receiptOf } from '../payments/receiptOf.ts';
import { markCapturing } from '../payments/store.ts';
import { voidUnlessActive } from '../payments/voidUnlessActive.ts';
import type { Portal } from '../portal/Portal.ts';
import type { Offered } from '../products/findOffered.ts';
import { activateSubscription } from './store.ts';

type Books = Pick<Portal, 'database' | 'payments' | 'clock' | 'tenants' | 'settings' | 'jobs'>;

/** A plan whose first period is reserved, and who pays it. */
interface ReservedPlan {
  readonly organization: string;
  readonly waiting: Subscription;
  readonly user: { readonly _id: string; readonly stripe_id: string };
  readonly offered: Offered;
  readonly payment: Authorized;
  readonly attempt: Attempt;
}

/** The key under which a plan is begun at the provider, by that of its first payment. */
export const beginningKey = (paymentKey: string): string => `${paymentKey}-subscription`;

/** When the first period ends: counted from what is stored, so that a retry asks for the same. */
const endOf = ({ offered, payment }: ReservedPlan): Date =>
  addMonths(payment.createdAt, offered.product.pricing.recurring.interval_count);

/**
 * Takes the first period, after the plan has begun at the provider, who charges from the second on.
 *
 * @returns the provider's id of the plan; undefined where somebody has ended the payment meanwhile
 */
async function charge(portal: Books, plan: ReservedPlan): Promise<string | undefined> {
  const { database, payments, clock } = portal;
  const { waiting, user, offered, payment } = plan;
  if (!(await markCapturing(database, payment, clock()))) return undefined;
  const { id } = await payments.startSubscription({
    customerId: user.stripe_id,
    price: offered.product.stripe_price_id,
    quantity: waiting.product_plans[0]?.quantity ?? 1,
    paidUntil: endOf(plan),
    key: beginningKey(payment.key),
    metadata: { subscription: waiting._id },
  });
  try {
    if (await capturePayment(portal, payment, user.stripe_id)) return id;
  } catch (error) {
    if (error instanceof PaymentRefusal) await payments.cancelSubscription(id, `${payment.key}-cancel`);
    throw error;
  }
  await payments.cancelSubscription(id, `${payment.key}-cancel`);
  return undefined;
}

/**
 * Begins a plan at the provider, takes what is reserved for its first period and makes it active, with a receipt by mail.
 * A request does that, and after a crash whoever finds the payment.
 *
 * @throws ProblemError CardDeclined, CardInvalid, PaymentUnavailable
 */
export async function finishSubscription(portal: Books, plan: ReservedPlan): Promise<PlannedWrite<Subscription>> {
  const { organization, waiting, user, offered, payment, attempt } = plan;
  const providerId = await charge(portal, plan).catch((error: unknown) => {
    throw problemOfPayment(error, 'unknown');
  });
  const release = () => voidUnlessActive(portal, payment);
  if (providerId === undefined) return { write: async () => undefined, release };
  const periodEnd = endOf(plan);
  const period = {
    current_period_start: payment.createdAt.toISOString(),
    current_period_end: periodEnd.toISOString(),
  };
  const now = portal.clock();
  const invoice = createId(now);
  const active: Subscription = {
    ...waiting,
    status: 'active',
    active: true,
    ...period,
    subscription_id: providerId,
    vendor: { id: providerId, ...period, pause_collection: null, latest_invoice: invoice, resumes_at: null },
  };
  const full = waiting.product_plans.reduce((sum, { amount }) => sum + amount, 0);
  const renewal = { months: offered.product.pricing.recurring.interval_count, amount: full };
  const activation = {
    subscription: waiting,
    periodStart: payment.createdAt,
    periodEnd,
    payment,
    providerId,
    invoice,
    discount: full - payment.amount,
    userId: user._id,
    panel: offered.template.settings.product_type === 'panel',
    receipt: receiptOf(portal, organization, { id: waiting._id, amount: payment.amount, renewal }, now),
    attempt,
    body: JSON.stringify(active),
    now,
  };
  return {
    write: async () => {
      if (!(await activateSubscription(portal.database, activation))) return undefined;
      portal.jobs.wake('mail');
      return active;
    },
    release,
  };
}
