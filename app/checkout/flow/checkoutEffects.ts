import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { checkoutMachine } from '#flows/checkout/checkout.machine.ts';
import { awaitsRecommendation } from '#flows/checkout/rules/quote.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { trackEvent } from '#services/analytics/trackEvent.ts';
import { completeIntake, findIntake, intakeQuery, intakesQuery, updateIntake } from '#services/api/intakes.ts';
import { tagPatient } from '#services/api/mailing.ts';
import { startMembership } from '#services/api/memberships.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { createSubscription } from '#services/api/subscriptions.ts';
import { asPurchaseError } from '../charge/asPurchaseError.ts';
import { beforeCharge } from '../charge/beforeCharge.ts';
import { cardEffects, type CardContext } from '../card/cardEffects.ts';
import { checkoutStorage } from '../cart/checkoutStorage.ts';
import { failedCharge } from '../charge/failedCharge.ts';
import { knownTotal } from '../cart/knownTotal.ts';
import { moneyAfter } from '../charge/moneyAfter.ts';
import type { PurchaseCart } from '../cart/PurchaseCart.ts';
import { refuseIfAttached } from '../charge/refuseIfAttached.ts';

/** What the checkout of a visit works with. */
export interface CheckoutContext extends Omit<CardContext, 'userId'> {
  readonly intake: Intake;
  readonly cart: PurchaseCart;
}

const isVisit = (value: unknown): value is Intake =>
  typeof value === 'object' && value !== null && 'intake_template' in value && 'products' in value;

/** What became of a visit, as the flow knows it. */
const visitOutcome = ({ patient_complete, medical_review_payment: payment }: Intake) => ({
  'intake.complete': patient_complete !== null,
  'purchase.money': patient_complete !== null && payment ? 'reserved' : 'none',
});

const textOf = (fact: unknown) => (typeof fact === 'string' && fact !== '' ? fact : undefined);

/** What a checkout does in the world. Until the visit is completed nothing is charged or reserved. */
export function checkoutEffects({
  intake,
  cart,
  cards,
  attempt,
  queryClient,
}: CheckoutContext): Omit<EffectsOf<typeof checkoutMachine>, 'saveAnswer'> {
  const { user: userId, intake_template: template } = intake;

  const settled = beforeCharge(attempt);

  return {
    ...cardEffects({ userId, cards, attempt, queryClient }),

    async askVisit() {
      try {
        return visitOutcome(await findIntake(userId, intake._id));
      } catch (error) {
        throw asPurchaseError(error, 'unknown');
      }
    },

    async dropMembership() {
      checkoutStorage.dropMembership();
      return { 'checkout.joins_membership': false };
    },

    async startMembership({ answers }) {
      const chosen = checkoutStorage.membership();
      if (!chosen) return {};
      const data = { patient_id: userId, stripe_customer_id: textOf(answers.fact('patient.stripe_id')) ?? null };
      const started = await settled(() => startMembership({ ...chosen, data }, attempt.key('membership')));
      return { 'patient.membership': started.membership };
    },

    async createSubscription({ answers }) {
      const coaching = cart.chosen(false).find(({ type }) => type === 'coaching_membership');
      if (!coaching) return {};
      const { product } = coaching.selected_configuration.treatment_properties;
      const promoCode = textOf(answers.fact('checkout.promo_code'));
      const created = await settled(() =>
        createSubscription(
          product,
          { quantity: 1, promo_code: promoCode ?? null },
          attempt.key(`subscription:${promoCode ?? ''}`),
        ),
      );
      refuseIfAttached(created, intake._id);
      return { 'intake.subscription': created._id, 'intake.coaching_link': created.coaching_link };
    },

    async attachSubscription({ answers }) {
      const subscription = textOf(answers.fact('intake.subscription'));
      if (subscription === undefined) return {};
      await settled(() =>
        updateIntake(
          intake._id,
          { user_id: userId, intake_id: intake._id, update_fields: { subscriptions: [subscription] } },
          attempt.key(`attach:${subscription}`),
        ),
      );
      return { 'intake.attached': true };
    },

    async completeIntake({ answers }) {
      const promoCode = textOf(answers.fact('checkout.promo_code'));
      const nothingDue = template.disable_payment_collection || cart.chosen(false).every(awaitsRecommendation);
      const products = cart.pricedItems();
      const choice = [promoCode, ...products].join();
      const amount = knownTotal(answers, choice, cart.visitTotal(promoCode ?? null));
      const completion = { products, amount, ...(promoCode !== undefined && { promo_code: promoCode }) };
      try {
        const completed = await attempt.settle(() =>
          completeIntake(intake._id, completion, attempt.key(`complete:${promoCode ?? ''}:${amount}`)),
        );
        return visitOutcome(completed);
      } catch (error) {
        if (error instanceof ProblemError && isVisit(error.current)) cart.confirm(error.current.products);
        const money = moneyAfter(error);
        throw failedCharge(error, { choice, total: amount }, money === 'unknown' && nothingDue ? 'not_charged' : money);
      }
    },

    async trackCheckout() {
      trackEvent('checkout complete');
      // One that is lost does not hold back the other.
      await Promise.allSettled([
        tagPatient({ tag: { name: 'checkout complete', status: 'active' }, patient: userId }),
        tagPatient({ tag: { name: 'checkout incomplete', status: 'inactive' }, patient: userId }),
      ]);
      return {};
    },

    async clearCheckout() {
      checkoutStorage.complete(intake._id);
      queryClient.removeQueries({ queryKey: intakeQuery(userId, intake._id).queryKey, type: 'inactive' });
      void queryClient.invalidateQueries({ queryKey: intakesQuery(userId).queryKey, exact: true });
      return {};
    },
  };
}
