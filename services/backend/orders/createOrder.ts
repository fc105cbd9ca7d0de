import type { CreateOrder, Order } from '#schemas/wire/order.ts';
import { discountsAtPurchase } from '../coupons/discountsAtPurchase.ts';
import { createId } from '../createId.ts';
import { sqlStateOf } from '../database/sqlStateOf.ts';
import { UNIQUE_VIOLATION } from '../database/UNIQUE_VIOLATION.ts';
import type { Attempt } from '../http/attemptOf.ts';
import { findRecorded } from '../http/findRecorded.ts';
import { problems } from '../http/problems.ts';
import type { Portal } from '../Portal.ts';
import { findOffered } from '../products/findOffered.ts';
import { writeDraft } from './store.ts';

/**
 * Writes an order down at the price of the catalogue, less what a discount code takes off. Nothing is charged.
 *
 * @throws ProblemError NotFound, WrongIntakeState for what is prescribed, ProductUnavailable for a plan that renews,
 * CouponInvalid, IdempotencyConflict
 */
export async function createOrder(
  portal: Portal,
  organization: string,
  userId: string,
  { product: productId, product_template, quantity = 1, promo_code }: CreateOrder,
  attempt: Attempt,
): Promise<Order> {
  const { database, clock } = portal;
  for (;;) {
    const recorded = await findRecorded(database, userId, attempt);
    if (recorded !== undefined) {
      const order: Order = JSON.parse(recorded);
      return order;
    }
    const offered = await findOffered(database, organization, productId);
    if (offered?.template._id !== product_template) throw problems.notFound('the organization has no such plan');
    const { product, template } = offered;
    if (template.type === 'medication' || template.type === 'coaching_membership') throw problems.needsVisit();
    if (product.pricing.type !== 'one_time') throw problems.otherPlan();
    const discounts = await discountsAtPurchase(portal, organization, promo_code, [productId]);
    const full = product.pricing.unit_amount * quantity;
    const amount = full - Math.round((full * (discounts[productId]?.discount ?? 0)) / 100);
    const now = clock();
    const order: Order = {
      _id: createId(now),
      name: template.name,
      status: 'draft',
      items: [{ name: template.name, product_template, product: productId, quantity, amount }],
      amount,
      payment: null,
      intake: null,
      shipment: null,
      created_at: now.toISOString(),
      submitted_at: null,
    };
    try {
      await writeDraft(database, { order, organization, userId, promoCode: promo_code || null, attempt, now });
      return order;
    } catch (error) {
      if (sqlStateOf(error) !== UNIQUE_VIOLATION) throw error;
    }
  }
}
