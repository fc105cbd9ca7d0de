import type { Answers } from '#engine/answers/Answers.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { purchaseMachine } from '#flows/purchase/purchase.machine.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { MoneyState } from '#schemas/problem.ts';
import type { SubmitOrder } from '#schemas/wire/order.ts';
import { completeIntake, updateIntake } from '#services/api/intakes.ts';
import { productPanel } from '#services/api/labs.ts';
import { createOrder, submitOrder } from '#services/api/orders.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { createSubscription } from '#services/api/subscriptions.ts';
import { asPurchaseError } from './asPurchaseError.ts';
import type { Attempt } from './Attempt.ts';
import type { cardEffects } from './cardEffects.ts';
import { moneyNote } from './moneyNote.ts';
import { KnownAmount, otherAmount } from './otherAmount.ts';
import type { PurchaseCart } from './PurchaseCart.ts';
import { refuseIfAttached } from './refuseIfAttached.ts';

const REGION =
  'Due to regulatory restrictions prohibiting the online prescribing of lab testing, we cannot provide lab testing in NY, NJ and RI.';

const textOf = (fact: unknown) => (typeof fact === 'string' && fact !== '' ? fact : undefined);

const promoCodeOf = (answers: Answers) => textOf(answers.fact('checkout.promo_code')) ?? null;

/** Codes of which the backend's own text is shown. */
const told: ReadonlySet<string> = new Set(['CardDeclined', 'PaymentMethodMissing', 'OrderChanged']);

/** What the lab panel says of a failed order. */
function orderMessage(error: unknown): string {
  const code = error instanceof ProblemError ? error.code : undefined;
  if (code === 'InvalidPhone') return 'Please enter a valid phone number.';
  if (code === 'InvalidLabState') return REGION;
  if (error instanceof ProblemError && told.has(error.code)) return error.message;
  return 'There was an error submitting your order.';
}

const withMessage = (error: EffectError, message: string) =>
  new EffectError({ code: error.code, message, note: error.note });

/** A failed order: of the backend's refusals some are told in the panel's own words. */
const asOrderError = (error: unknown, otherwise: MoneyState) =>
  error instanceof EffectError ? error : withMessage(asPurchaseError(error, otherwise), orderMessage(error));

const isAnswered = (error: unknown) => error instanceof ProblemError && error.status >= 400 && error.status < 500;

/** An order that is written down: for what, and whether it may be paid, so that it is submitted as it is. */
interface Drafted {
  readonly id: string;
  readonly choice: string;
  readonly shown: SubmitOrder;
  /** Whether the patient knows what it comes to: from the summary, or because it was said. */
  agreed: boolean;
  mayBePaid: boolean;
}

/** An order of which the patient knows what it comes to; whoever does not is told, and places it again. */
function agreedOn(order: Drafted): Drafted {
  if (order.agreed) return order;
  order.agreed = true;
  throw otherAmount(order.shown.amount);
}

/** A purchase may have gone through, and what was chosen since is another. */
const earlierOrder = () =>
  new EffectError({
    code: 'WrongIntakeState',
    message:
      'Your earlier order may have gone through already. So that you are not charged twice, please take back what you changed since and submit it again, or contact support.',
  });

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
  const known = new KnownAmount();
  const draft = async (answers: Answers): Promise<Drafted> => {
    const { name, _id, selected_configuration: configuration } = bought();
    const { product } = configuration.treatment_properties;
    const promoCode = promoCodeOf(answers);
    const choice = `${product}:${promoCode ?? ''}`;
    if (drafted?.choice === choice) return drafted;
    if (drafted?.mayBePaid) throw earlierOrder();
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
    // Of a visit it may be an order of before, which may be paid.
    const [item] = order.items;
    if (item?.product !== product) throw earlierOrder();
    const { _id: id, amount, status } = order;
    // What was paid before is finished without a charge.
    const agreed = status !== 'draft' || amount === cart.total(promoCode);
    drafted = { id, choice, shown: { product, amount }, agreed, mayBePaid: false };
    return drafted;
  };
  return {
    async subscribe({ answers }) {
      const { product } = bought().selected_configuration.treatment_properties;
      const promoCode = promoCodeOf(answers);
      if (drafted?.mayBePaid) throw earlierOrder();
      const choice = `${product}:${promoCode ?? ''}`;
      const amount = known.of(choice, cart.total(promoCode));
      try {
        const subscription = await attempt.settle(() =>
          createSubscription(
            product,
            { quantity: 1, promo_code: promoCode, amount, ...(intake && { intake: intake._id }) },
            attempt.key(`subscribe:${promoCode ?? ''}:${amount}`),
          ),
        );
        refuseIfAttached(subscription, intake?._id);
        return { 'purchase.subscription': subscription._id };
      } catch (error) {
        if (error instanceof EffectError) throw error;
        known.tellIfOther(choice, error);
        // The panel names no reason here; what became of the money it says all the same.
        throw withMessage(asPurchaseError(error, isAnswered(error) ? 'not_charged' : 'unknown'), '');
      }
    },

    async createOrder({ answers }) {
      try {
        return { 'purchase.order': (await draft(answers)).id };
      } catch (error) {
        throw asOrderError(error, 'not_charged');
      }
    },

    async submitOrder({ answers }) {
      let order: Drafted | undefined;
      try {
        // What was chosen anew since the order was written down is written down anew: nobody pays what they were not shown.
        const { id, shown } = (order = agreedOn(await draft(answers)));
        await attempt.settle(() => submitOrder(id, shown, attempt.key(`submit:${id}`)));
        return {};
      } catch (error) {
        // Once it may be paid, only an answer that says otherwise makes it a draft again.
        if (order) order.mayBePaid = !(error instanceof ProblemError && error.money === 'not_charged');
        if (error instanceof ProblemError && error.code === 'OrderChanged') drafted = undefined;
        throw asOrderError(error, isAnswered(error) || !order ? 'not_charged' : 'unknown');
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
        // Whatever an answer says of itself: what is finished here was paid before.
        const { code, message, fields } = asPurchaseError(error, 'charged');
        throw new EffectError({ code, message, fields, note: moneyNote('charged') });
      }
    },

    async findPanel() {
      const { panelId } = await productPanel(bought()._id);
      return { 'purchase.panel': panelId };
    },
  };
}
