import type { CreateSubscription, Subscription } from '#schemas/wire/subscription.ts';
import { discountsAtPurchase } from '../coupons/discountsAtPurchase.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { moneyUnknown } from '../payments/moneyUnknown.ts';
import { findActivePayment } from '../payments/store.ts';
import type { Portal } from '../portal/Portal.ts';
import type { Offered } from '../products/findOffered.ts';
import { payingPatient, type PayingPatient } from '../users/payingPatient.ts';
import { refuseUnlessShippable } from '../users/refuseUnlessShippable.ts';

/** A plan that a patient asks for. */
interface AskedPlan {
  readonly organization: string;
  readonly userId: string;
  readonly offered: Offered;
  readonly asked: CreateSubscription;
}

/** Who pays, and what is to be taken now, in cents. */
interface SubscriptionDue {
  readonly user: PayingPatient;
  readonly due: number;
}

/** What the first period comes to. */
async function dueNow(portal: Portal, { organization, userId, offered, asked }: AskedPlan): Promise<number> {
  const { product } = offered;
  const full = product.pricing.unit_amount * (asked.quantity ?? 1);
  const discounts = await discountsAtPurchase(portal, { organization, userId }, asked.promo_code, [product._id]);
  return full - Math.round((full * (discounts[product._id]?.discount ?? 0)) / 100);
}

async function newPayable(portal: Portal, plan: AskedPlan): Promise<SubscriptionDue> {
  const { organization, userId, offered, asked } = plan;
  const { template, unavailable } = offered;
  const user = await payingPatient(portal, organization, userId);
  if (user.state && unavailable.includes(user.state))
    throw problems.productUnavailable(`the product is not sold in ${user.state}`);
  // It is paid with its visit.
  if (template.type === 'coaching_membership') return { user, due: 0 };
  refuseUnlessShippable(user, {
    unavailable,
    isLab: template.type === 'lab',
    visitState: asked.intake === undefined ? undefined : (user.state ?? undefined),
  });
  const due = await dueNow(portal, plan);
  if (asked.amount !== undefined && asked.amount !== due) throw problems.orderChanged(due);
  return { user, due };
}

/** Who may have paid already is not asked again whether the plan can be sent, and pays what was begun and nothing else. */
async function begunPayable(
  portal: Portal,
  { organization, userId, offered, asked }: AskedPlan,
  { product_plans: [plan] }: Subscription,
  due: number,
): Promise<SubscriptionDue> {
  if (plan?.product !== offered.product._id || plan.quantity !== (asked.quantity ?? 1)) throw problems.orderChanged();
  if (asked.amount !== undefined && asked.amount !== due) throw problems.orderChanged(due);
  return { user: await payingPatient(portal, organization, userId), due };
}

/**
 * Who pays for a plan, and how much.
 *
 * @param waiting the subscription of the product that waits for its first payment
 * @throws ProblemError PaymentMethodMissing, ProductUnavailable, InvalidAnswer, InvalidPhone, InvalidLabState,
 * CouponInvalid, OrderChanged where it comes to something else than the patient was shown, or another plan was begun
 */
export async function payableOf(
  portal: Portal,
  plan: AskedPlan,
  waiting: Subscription | undefined,
): Promise<SubscriptionDue> {
  const begun = waiting && (await findActivePayment(portal.database, { intakeId: null, purchase: waiting._id }));
  if (!begun) return newPayable(portal, plan);
  return begunPayable(portal, plan, waiting, begun.amount).catch((error: unknown) => {
    throw moneyUnknown(error);
  });
}
