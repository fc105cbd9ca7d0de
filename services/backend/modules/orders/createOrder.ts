import type { CreateOrder, Order } from '#schemas/wire/order.ts';
import { createId } from '../../kernel/ids/createId.ts';
import { type Attempt, findRecorded } from '../../kernel/once/attemptOf.ts';
import { once } from '../../kernel/once/once.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { visitToBuyFor } from '../intakes/visitToBuyFor.ts';
import type { Portal } from '../portal/Portal.ts';
import { findOffered } from '../products/findOffered.ts';
import { priceNow } from './priceNow.ts';
import { countOrdersOfProduct, findDraftOfProduct, findOrderOfVisit, writeDraft } from './store.ts';

/**
 * Writes an order down at the price of the catalogue, less what a discount code takes off. Nothing is charged. A visit has
 * one purchase of what it sells, and of a product that no visit sells a patient has one draft, so that it is paid once whatever is
 * sent again, and from several devices: a draft is written anew, an order that may have been paid stays, and where a visit has a
 * subscription, nothing is ordered.
 *
 * @throws ProblemError NotFound, WrongIntakeState for what is prescribed and for a visit that is not open or was bought otherwise,
 * AlreadyOrdered where the product was ordered since the patient looked, ProductUnavailable for a plan that renews and for what the visit does not sell, CouponInvalid, IdempotencyConflict
 */
export async function createOrder(
  portal: Portal,
  organization: string,
  userId: string,
  { product: productId, product_template, quantity = 1, promo_code, intake, ordered: known }: CreateOrder,
  attempt: Attempt,
): Promise<Order> {
  const { database, recentIntakes, clock } = portal;
  return once<Order>({
    recorded: () => findRecorded(database, userId, attempt),
    plan: async () => {
      const visit = intake === undefined ? undefined : await visitToBuyFor(portal, intake, userId);
      const earlier = await (visit
        ? findOrderOfVisit(database, visit.id, userId, visit.sold)
        : findDraftOfProduct(database, userId, product_template));
      if (earlier?.settled) return { answer: earlier.order };
      visit?.refuseIfBought(earlier?.order._id);
      const offered = await findOffered(database, organization, productId);
      if (offered?.template._id !== product_template) throw problems.planNotFound();
      const { product, template } = offered;
      if (template.type === 'medication' || template.type === 'coaching_membership') throw problems.needsVisit();
      if (visit && !visit.sold.includes(template._id)) throw problems.notSoldByVisit();
      if (product.pricing.type !== 'one_time') throw problems.otherPlan();
      const ordered =
        visit || known === undefined ? null : await countOrdersOfProduct(database, userId, product_template);
      if (ordered !== null && known !== undefined && ordered > known) throw problems.alreadyOrdered(template.name);
      const { full, amount } = await priceNow(portal, {
        organization,
        userId,
        product,
        quantity,
        promoCode: promo_code,
      });
      const now = clock();
      const order: Order = {
        _id: earlier?.order._id ?? createId(now),
        name: template.name,
        status: 'draft',
        items: [{ name: template.name, product_template, product: productId, quantity, amount: full }],
        amount,
        payment: null,
        intake: visit?.id ?? null,
        shipment: null,
        created_at: (visit && earlier?.order.created_at) ?? now.toISOString(),
        submitted_at: null,
      };
      const draft = { order, organization, userId, promoCode: promo_code || null, attempt, now };
      const draftOf = visit ? null : product_template;
      const readAt = { visitRevision: visit?.revision ?? null, begunAt: earlier?.begun ?? null, draftOf, ordered };
      return {
        write: async () => {
          const isWritten = await writeDraft(database, { ...draft, ...readAt });
          if (isWritten && visit) recentIntakes.delete(visit.id);
          return isWritten ? order : undefined;
        },
      };
    },
  });
}
