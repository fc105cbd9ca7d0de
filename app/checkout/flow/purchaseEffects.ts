import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from '#engine/answers/Answers.ts';
import type { EffectsOf, LearnsOf } from '#engine/effects/EffectsOf.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { purchaseMachine } from '#flows/purchase/purchase.machine.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { completeIntake, updateIntake } from '#services/api/intakes.ts';
import { productPanel } from '#services/api/labs.ts';
import { createOrder, findOrder, submitOrder } from '#services/api/orders.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { createSubscription, subscriptionsQuery } from '#services/api/subscriptions.ts';
import { asPurchaseError } from '../charge/asPurchaseError.ts';
import type { Attempt } from '../charge/Attempt.ts';
import type { cardEffects } from '../card/cardEffects.ts';
import { earlierPurchase } from '../charge/earlierPurchase.ts';
import { failedCharge } from '../charge/failedCharge.ts';
import { knownTotal } from '../cart/knownTotal.ts';
import { moneyNote } from '../charge/moneyNote.ts';
import { orderMessage } from '../charge/orderMessage.ts';
import { otherTotal } from '../charge/otherTotal.ts';
import type { PurchaseCart } from '../cart/PurchaseCart.ts';
import { refuseIfAttached } from '../charge/refuseIfAttached.ts';

type Learns = LearnsOf<typeof purchaseMachine>;

const promoCodeOf = (answers: Answers) => answers.fact('checkout.promo_code') || null;

/** An error with another text for the patient. */
const withMessage = ({ code, fields, note, learns }: EffectError, message: string) =>
  new EffectError({ code, message, fields, note, learns });

/** What is bought, and for whom. */
interface PurchaseContext {
  readonly userId: string;
  readonly cart: PurchaseCart;
  readonly attempt: Attempt;
  readonly queryClient: QueryClient;
  /** The visit that the purchase belongs to and completes; without one it stands by itself. */
  readonly intake?: Intake;
}

/** What buying something that needs no approval does in the world, beside what every checkout does. */
export function purchaseEffects({
  userId,
  intake,
  cart,
  attempt,
  queryClient,
}: PurchaseContext): Omit<
  EffectsOf<typeof purchaseMachine>,
  'saveAnswer' | 'clearCheckout' | keyof ReturnType<typeof cardEffects>
> {
  const chosen = () => {
    const [bought] = cart.chosen(false);
    if (!bought) throw new EffectError({ code: 'Unexpected', message: orderMessage(undefined) });
    return bought;
  };
  /** What is bought, with which code, and what that comes to as the patient knows it. */
  const purchaseOf = (answers: Answers) => {
    const { name, _id: template, selected_configuration: configuration } = chosen();
    const { product } = configuration.treatment_properties;
    const promoCode = promoCodeOf(answers);
    const choice = `${product}:${promoCode ?? ''}`;
    return { name, template, product, promoCode, choice, total: knownTotal(answers, choice, cart.total(promoCode)) };
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
      throw earlierPurchase(isBought);
    },

    async subscribe({ answers }): Promise<Learns['subscribe']> {
      const { product, promoCode, choice, total } = purchaseOf(answers);
      try {
        const subscription = await attempt.settle(() =>
          createSubscription(
            product,
            { quantity: 1, promo_code: promoCode, amount: total, ...ofVisit },
            attempt.key(`subscribe:${promoCode ?? ''}:${total}`),
          ),
        );
        refuseIfAttached(subscription, intake?._id);
        return { 'purchase.subscription': subscription._id, 'purchase.money': 'charged', 'purchase.order': null };
      } catch (error) {
        if (error instanceof EffectError) throw error;
        const failed = failedCharge(error, { choice, total });
        // The panel names no reason here; what became of the money it says all the same.
        throw failed.code === 'OrderChanged' ? failed : withMessage(failed, '');
      }
    },

    async createOrder({ answers }): Promise<Learns['createOrder']> {
      const { name, template, product, promoCode, choice, total } = purchaseOf(answers);
      try {
        const { _id, items, amount, status } = await attempt.settle(() =>
          createOrder(
            { name, product_template: template, product, quantity: 1, promo_code: promoCode, ...ofVisit },
            attempt.key(`order:${choice}`),
          ),
        );
        // Of a visit it may be an order of before, which may be paid.
        if (items[0]?.product !== product) throw earlierPurchase(status !== 'draft');
        return {
          'purchase.order': _id,
          'purchase.money': status === 'draft' ? 'none' : 'charged',
          'purchase.choice': choice,
          'purchase.total': amount,
          'purchase.told': amount === total,
        };
      } catch (error) {
        if (error instanceof EffectError) throw error;
        throw withMessage(asPurchaseError(error, 'not_charged'), orderMessage(error));
      }
    },

    async tellTotal({ answers }): Promise<Learns['tellTotal']> {
      throw otherTotal(purchaseOf(answers).total, { 'purchase.told': true });
    },

    async submitOrder({ answers }): Promise<Learns['submitOrder']> {
      const { product, choice, total } = purchaseOf(answers);
      const order = answers.fact('purchase.order') ?? '';
      try {
        await attempt.settle(() => submitOrder(order, { product, amount: total }, attempt.key(`submit:${order}`)));
        return { 'purchase.money': 'charged' };
      } catch (error) {
        const { code, fields, note, learns } = failedCharge(error, { choice, total });
        // What the catalogue says by now is written down anew.
        const isChanged = error instanceof ProblemError && error.code === 'OrderChanged';
        throw new EffectError({
          code,
          message: orderMessage(error),
          fields,
          note,
          learns: { 'purchase.money': learns['purchase.money'], ...(isChanged && { 'purchase.order': null }) },
        });
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
        // Whatever an answer says of itself: what is finished here was paid before.
        const { code, message, fields } = asPurchaseError(error, 'charged');
        throw new EffectError({ code, message, fields, note: moneyNote('charged') });
      }
    },

    async findPanel(): Promise<Learns['findPanel']> {
      const { panelId } = await productPanel(chosen()._id);
      return { 'purchase.panel': panelId };
    },
  };
}
