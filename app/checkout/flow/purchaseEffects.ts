import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from '#engine/answers/Answers.ts';
import type { EffectsOf, LearnsOf } from '#engine/effects/EffectsOf.ts';
import type { purchaseMachine } from '#flows/purchase/purchase.machine.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { hasCode } from '#services/api/client/hasCode.ts';
import { completeIntake, updateIntake } from '#services/api/intakes.ts';
import { productPanel } from '#services/api/labs/productPanel.ts';
import { createOrder, findOrder, submitOrder } from '#services/api/orders.ts';
import { createSubscription, subscriptionsQuery } from '#services/api/subscriptions.ts';
import { asPurchaseError, earlierPurchaseError, totalChangedError } from '../charge/asPurchaseError.ts';
import type { Attempt } from '../charge/Attempt.ts';
import type { cardEffects } from '../card/cardEffects.ts';
import { failedCharge } from '../charge/failedCharge.ts';
import { knownTotal } from '../cart/knownTotal.ts';
import { moneyAfter, moneyFact, moneyNote } from '../charge/money.ts';
import { orderErrorTexts, purchaseErrorTexts, subscriptionErrorTexts } from '../charge/purchaseErrorTexts.ts';
import type { PurchaseCart } from '../cart/PurchaseCart.ts';
import type { KnownOrders } from './KnownOrders.ts';
import { refuseIfAttached } from '../charge/refuseIfAttached.ts';
import { asEffectError } from '../../flow/asEffectError.ts';

type Learns = LearnsOf<typeof purchaseMachine>;

const promoCodeOf = (answers: Answers) => answers.fact('checkout.promo_code') || null;

/** The product and the patient of a purchase. */
interface PurchaseContext {
  readonly userId: string;
  readonly cart: PurchaseCart;
  readonly attempt: Attempt;
  readonly queryClient: QueryClient;
  /** The visit that the purchase belongs to and completes; optional. */
  readonly intake?: Intake;
  /** The orders of the product that the patient knows of; without them nothing is said of others. */
  readonly knownOrders?: KnownOrders;
}

/** The effects of a purchase without approval, besides those of every checkout. */
export function purchaseEffects({
  userId,
  intake,
  cart,
  attempt,
  queryClient,
  knownOrders,
}: PurchaseContext): Omit<
  EffectsOf<typeof purchaseMachine>,
  'saveAnswer' | 'clearCheckout' | keyof ReturnType<typeof cardEffects>
> {
  const chosen = () => {
    const [bought] = cart.chosen(false);
    if (!bought) throw asEffectError(undefined, { errorTexts: orderErrorTexts });
    return bought;
  };
  /** The product and how many of it, the discount code, and the total that the patient knows. */
  const purchaseOf = (answers: Answers) => {
    const { name, _id: template, selected_configuration: configuration } = chosen();
    const { product } = configuration.treatment_properties;
    const promoCode = promoCodeOf(answers);
    const { count } = cart;
    const choice = [product, promoCode ?? '', ...(count > 1 ? [count] : [])].join(':');
    return {
      count,
      name,
      template,
      product,
      promoCode,
      choice,
      total: knownTotal(answers, choice, cart.total(promoCode)),
    };
  };
  const ofVisit = intake && { intake: intake._id };

  return {
    async compareChoice({ answers }): Promise<Learns['compareChoice']> {
      const before = answers.fact('purchase.choice');
      if (before === undefined) return { 'purchase.draft': 'none' };
      return { 'purchase.draft': purchaseOf(answers).choice === before ? 'same' : 'other' };
    },

    async askPurchase({ answers }): Promise<Learns['askPurchase']> {
      const order = answers.fact('purchase.order');
      try {
        if (order !== undefined) {
          const { status } = await findOrder(order);
          return status === 'draft' ? {} : { 'purchase.money': 'charged' };
        }
        const { template } = purchaseOf(answers);
        const subscriptions = await queryClient.fetchQuery({ ...subscriptionsQuery(userId), staleTime: 0 });
        const bought = subscriptions.find(
          ({ active, product_plans: plans }) =>
            active && plans.some(({ product_template: { _id: id } }) => id === template),
        );
        return bought ? { 'purchase.money': 'charged', 'purchase.subscription': bought._id } : {};
      } catch (error) {
        throw asPurchaseError(error, 'unknown');
      }
    },

    async refuseSecondPurchase({ answers }): Promise<Learns['refuseSecondPurchase']> {
      const isBought =
        answers.fact('purchase.money') === 'charged' || answers.fact('purchase.subscription') !== undefined;
      throw earlierPurchaseError(isBought ? 'bought' : 'unknown');
    },

    async subscribe({ answers }): Promise<Learns['subscribe']> {
      const { template, product, promoCode, choice, total } = purchaseOf(answers);
      try {
        const subscription = await attempt.charge({ template, choice, total, order: null }, () =>
          createSubscription(
            product,
            { quantity: 1, promo_code: promoCode, amount: total, ...ofVisit },
            attempt.key(`subscribe:${promoCode ?? ''}:${total}`),
          ),
        );
        refuseIfAttached(subscription, intake?._id);
        return { 'purchase.subscription': subscription._id, 'purchase.money': 'charged' };
      } catch (error) {
        throw failedCharge(error, { choice, total }, { errorTexts: subscriptionErrorTexts });
      }
    },

    async createOrder({ answers }): Promise<Learns['createOrder']> {
      const { count, name, template, product, promoCode, choice, total } = purchaseOf(answers);
      try {
        const ordered = await knownOrders?.count();
        const { _id, items, amount, status } = await attempt.settle(() =>
          createOrder(
            {
              name,
              product_template: template,
              product,
              quantity: count,
              promo_code: promoCode,
              ...ofVisit,
              ...(ordered !== undefined && { ordered }),
            },
            attempt.key(`order:${choice}`),
          ),
        );
        // For a visit, the backend may return an earlier order, which may already be paid.
        if (items[0]?.product !== product || items[0].quantity !== count)
          throw earlierPurchaseError(status === 'draft' ? 'unknown' : 'bought');
        return {
          'purchase.order': _id,
          'purchase.money': status === 'draft' ? 'none' : 'charged',
          'purchase.choice': choice,
          'purchase.total': amount,
          'purchase.told': amount === total,
        };
      } catch (error) {
        // Once they were told, patients may order it once more.
        if (hasCode(error, 'AlreadyOrdered')) knownOrders?.readAgain();
        throw asPurchaseError(error, 'not_charged', { errorTexts: orderErrorTexts });
      }
    },

    async tellTotal({ answers }): Promise<Learns['tellTotal']> {
      throw totalChangedError(purchaseOf(answers).total, { 'purchase.told': true });
    },

    async submitOrder({ answers }): Promise<Learns['submitOrder']> {
      const { template, product, choice, total } = purchaseOf(answers);
      const order = answers.fact('purchase.order') ?? '';
      try {
        await attempt.charge({ template, choice, total, order }, () =>
          submitOrder(order, { product, amount: total }, attempt.key(`submit:${order}`)),
        );
        return { 'purchase.money': 'charged' };
      } catch (error) {
        const money = moneyAfter(error);
        // The next press stores the catalogue's current amount.
        const isChanged = hasCode(error, 'OrderChanged');
        const learns = { 'purchase.money': moneyFact(money), ...(isChanged && { 'purchase.order': null }) };
        throw asPurchaseError(error, money, { errorTexts: orderErrorTexts, learns });
      }
    },

    async finishPurchase({ answers }): Promise<Learns['finishPurchase']> {
      if (!intake) return {};
      const order = answers.fact('purchase.order');
      const subscription = answers.fact('purchase.subscription');
      const update_fields = {
        ...(order !== undefined && { orders: [order] }),
        ...(subscription !== undefined && { subscriptions: [subscription] }),
      };
      try {
        await attempt.settle(() =>
          updateIntake(
            intake._id,
            { user_id: intake.user, intake_id: intake._id, update_fields },
            attempt.key(`attach:${order ?? subscription ?? ''}`),
          ),
        );
        await attempt.settle(() => completeIntake(intake._id, {}, attempt.key('complete')));
        return {};
      } catch (error) {
        // Whatever the error says, a purchase that is being finished has already been paid.
        throw asEffectError(error, { errorTexts: purchaseErrorTexts, note: moneyNote('charged') });
      }
    },

    async findPanel(): Promise<Learns['findPanel']> {
      const found = await productPanel(chosen()._id);
      return { 'purchase.panel': found?.panelId ?? null };
    },
  };
}
