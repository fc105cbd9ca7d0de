import type { Answers } from '#engine/Answers.ts';
import type { EffectsOf } from '#engine/EffectsOf.ts';
import { EffectError } from '#engine/EffectError.ts';
import type { purchaseMachine } from '#flows/purchase/purchase.machine.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { completeIntake, updateIntake } from '#services/api/intakes.ts';
import { productPanel } from '#services/api/labs.ts';
import { createOrder, submitOrder } from '#services/api/orders.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { createSubscription } from '#services/api/subscriptions.ts';
import { asPurchaseError } from './asPurchaseError.ts';
import type { Attempt } from './Attempt.ts';
import type { cardEffects } from './cardEffects.ts';
import type { PurchaseCart } from './PurchaseCart.ts';
import { refuseIfAttached } from './refuseIfAttached.ts';

const REGION =
  'Due to regulatory restrictions prohibiting the online prescribing of lab testing, we cannot provide lab testing in NY, NJ and RI.';

const textOf = (fact: unknown) => (typeof fact === 'string' && fact !== '' ? fact : undefined);

const promoCodeOf = (answers: Answers) => textOf(answers.fact('checkout.promo_code')) ?? null;

/** What the lab panel says of a failed order. */
function orderMessage(error: unknown): string {
  const code = error instanceof ProblemError ? error.code : undefined;
  if (code === 'InvalidPhone') return 'Please enter a valid phone number.';
  if (code === 'InvalidLabState') return REGION;
  if (error instanceof ProblemError && (error.code === 'CardDeclined' || error.code === 'PaymentMethodMissing'))
    return error.message;
  return 'There was an error submitting your order.';
}

const withMessage = (error: EffectError, message: string) =>
  new EffectError({ code: error.code, message, note: error.note });

const isAnswered = (error: unknown) => error instanceof ProblemError && error.status >= 400 && error.status < 500;

/** An order that is written down: for what, and whether it may be paid, so that it is submitted as it is. */
interface Drafted {
  readonly id: string;
  readonly choice: string;
  mayBePaid: boolean;
}

/** What is bought, and for whom. */
interface PurchaseContext {
  readonly cart: PurchaseCart;
  readonly attempt: Attempt;
  /** The visit that the purchase belongs to and completes; without one it stands by itself. */
  readonly intake?: Intake;
}

/** What buying something that needs no approval does in the world, beside what every checkout does. */
export function purchaseEffects({
  intake,
  cart,
  attempt,
}: PurchaseContext): Omit<
  EffectsOf<typeof purchaseMachine>,
  'saveAnswer' | 'clearCheckout' | keyof ReturnType<typeof cardEffects>
> {
  const bought = () => {
    const [product] = cart.chosen(false);
    if (!product) throw new EffectError({ code: 'Unexpected', message: 'There was an error submitting your order.' });
    return product;
  };
  let drafted: Drafted | undefined;
  const draft = async (answers: Answers): Promise<Drafted> => {
    const { name, _id, selected_configuration: configuration } = bought();
    const { product } = configuration.treatment_properties;
    const promoCode = promoCodeOf(answers);
    const choice = `${product}:${promoCode ?? ''}`;
    if (drafted && (drafted.choice === choice || drafted.mayBePaid)) return drafted;
    const order = await attempt.settle(() =>
      createOrder(
        {
          name,
          product_template: _id,
          product,
          quantity: 1,
          promo_code: promoCode,
          ...(intake && { intake: intake._id }),
        },
        attempt.key(`order:${choice}`),
      ),
    );
    drafted = { id: order._id, choice, mayBePaid: false };
    return drafted;
  };
  return {
    async subscribe({ answers }) {
      const { product } = bought().selected_configuration.treatment_properties;
      const promoCode = promoCodeOf(answers);
      try {
        const subscription = await attempt.settle(() =>
          createSubscription(
            product,
            { quantity: 1, promo_code: promoCode },
            attempt.key(`subscribe:${promoCode ?? ''}`),
          ),
        );
        refuseIfAttached(subscription, intake?._id);
        return { 'purchase.subscription': subscription._id };
      } catch (error) {
        if (error instanceof EffectError) throw error;
        // The panel names no reason here; what became of the money it says all the same.
        throw withMessage(asPurchaseError(error, isAnswered(error) ? 'not_charged' : 'unknown'), '');
      }
    },

    async createOrder({ answers }) {
      try {
        return { 'purchase.order': (await draft(answers)).id };
      } catch (error) {
        throw withMessage(asPurchaseError(error, 'not_charged'), orderMessage(error));
      }
    },

    async submitOrder({ answers }) {
      let order: Drafted | undefined;
      try {
        // What was chosen anew since the order was written down is written down anew: nobody pays what is not on screen.
        const { id } = (order = await draft(answers));
        await attempt.settle(() => submitOrder(id, attempt.key(`submit:${id}`)));
        return {};
      } catch (error) {
        if (order) order.mayBePaid = !isAnswered(error);
        throw withMessage(
          asPurchaseError(error, isAnswered(error) || !order ? 'not_charged' : 'unknown'),
          orderMessage(error),
        );
      }
    },

    async finishPurchase({ answers }) {
      if (!intake) return {};
      const order = drafted?.id;
      const subscription = textOf(answers.fact('purchase.subscription'));
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
        throw asPurchaseError(error, 'charged');
      }
    },

    async findPanel() {
      const { panelId } = await productPanel(bought()._id);
      return { 'purchase.panel': panelId };
    },
  };
}
