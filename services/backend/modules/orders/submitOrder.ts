import type { Order, SubmitOrder } from '#schemas/wire/order.ts';
import { type Attempt, findRecorded } from '../../kernel/once/attemptOf.ts';
import { once } from '../../kernel/once/once.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { visitToBuyFor } from '../intakes/visitToBuyFor.ts';
import { authorizePayment, type Authorized } from '../payments/authorizePayment.ts';
import { moneyUnknown } from '../payments/moneyUnknown.ts';
import { findActivePayment } from '../payments/store.ts';
import type { Portal } from '../portal/Portal.ts';
import { findProductTemplate, listStoredOffers } from '../products/store.ts';
import { payingPatient, type PayingPatient } from '../users/payingPatient.ts';
import { refuseUnlessShippable } from '../users/refuseUnlessShippable.ts';
import { refuseUnlessSoldIn } from '../users/refuseUnlessSoldIn.ts';
import { finishOrder } from './finishOrder.ts';
import { priceNow } from './priceNow.ts';
import { findOrder, promoCodeOf } from './store.ts';

/** Who submits which order. */
export interface OrderTarget {
  readonly organization: string;
  readonly userId: string;
  readonly orderId: string;
  /** What the patient was shown: the product and what it comes to, in cents. Without it the order is taken as it stands. */
  readonly expects?: Readonly<SubmitOrder>;
}

/** Reserves what an order costs. */
const reserve = (
  portal: Portal,
  { _id, intake, amount }: Order,
  organization: string,
  user: PayingPatient,
): Promise<Authorized> =>
  authorizePayment(portal, {
    organization,
    userId: user._id,
    customerId: user.stripe_id,
    intakeId: null,
    purchase: _id,
    forVisit: intake,
    amount,
    recheck: async () => {
      const now = await findOrder(portal.database, _id, user._id);
      if (now?.status === 'draft' && now.amount !== amount) throw problems.orderChanged();
    },
  });

/** Whether an order is what the patient was shown. */
const isOf = ({ amount, items: [item] }: Order, expects: Readonly<SubmitOrder> | undefined): boolean =>
  !expects || (expects.amount === amount && expects.product === item?.product);

/** What an order is of and who pays it. Who may have paid already is not asked again whether it can be bought and sent. */
async function checked(portal: Portal, { organization, userId, expects }: OrderTarget, order: Order, begun: boolean) {
  const {
    _id,
    amount,
    items: [item],
    intake,
  } = order;
  if (!isOf(order, expects)) throw problems.orderChanged();
  const template = item && (await findProductTemplate(portal.database, organization, item.product_template));
  if (!item || !template) throw problems.productWithdrawn();
  const user = await payingPatient(portal, organization, userId);
  if (!begun) {
    if (intake !== null) {
      const { sold, refuseIfBought } = await visitToBuyFor(portal, intake, userId);
      refuseIfBought(_id);
      if (!sold.includes(template._id)) throw problems.notSoldByVisit();
    }
    const [offer] = await listStoredOffers(portal.database, organization, [template._id]);
    const product = offer?.products.find((one) => one._id === item.product);
    if (!offer || !product) throw problems.productWithdrawn();
    const { unavailable } = offer;
    const isLab = template.type === 'lab';
    // A visit was begun where it is offered, and says itself where that has changed.
    if (intake === null) refuseUnlessSoldIn(user, { unavailable, isLab });
    refuseUnlessShippable(user, {
      unavailable,
      isLab,
      visitState: intake === null ? undefined : (user.state ?? undefined),
    });
    const promoCode = await promoCodeOf(portal.database, _id, userId);
    const priced = await priceNow(portal, {
      organization,
      userId: undefined,
      product,
      quantity: item.quantity,
      promoCode,
    });
    if (priced.amount !== amount) throw problems.orderChanged();
  }
  return { template, user };
}

/**
 * Submits an order and charges it once. A submitted order is answered as it is, if the patient was shown that.
 *
 * @throws ProblemError NotFound, OrderChanged where the catalogue asks for another price by now, too, WrongIntakeState where its visit is not open or was bought otherwise, InvalidPhone, InvalidAnswer with what the address lacks, InvalidLabState,
 * ProductUnavailable, CouponInvalid, PaymentMethodMissing, CardDeclined, PaymentUnavailable, IdempotencyConflict
 */
export async function submitOrder(portal: Portal, target: OrderTarget, attempt: Attempt): Promise<Order> {
  const { database } = portal;
  const { organization, userId, orderId, expects } = target;
  return once<Order>({
    recorded: () => findRecorded(database, userId, attempt),
    plan: async () => {
      const order = await findOrder(database, orderId, userId);
      if (!order) throw problems.notFound('the patient has no such order');
      if (order.status !== 'draft') {
        // Of what no visit sells, another device has paid the draft that both had, for another number or at another price.
        if (order.intake === null && !isOf(order, expects)) throw problems.orderChanged();
        return { answer: order };
      }
      const begun = (await findActivePayment(database, { intakeId: null, purchase: orderId })) !== undefined;
      const { template, user } = await checked(portal, target, order, begun).catch((error: unknown) => {
        throw begun ? moneyUnknown(error) : error;
      });
      const payment = order.amount > 0 ? await reserve(portal, order, organization, user) : null;
      return finishOrder(portal, {
        organization,
        order,
        userId,
        customerId: user.stripe_id,
        template,
        payment,
        attempt,
      });
    },
  });
}
