import type { EffectsOf, LearnsOf } from '#engine/effects/EffectsOf.ts';
import type { checkoutMachine } from '#flows/checkout/checkout.machine.ts';
import { awaitsRecommendation } from '#flows/checkout/rules/quote.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { tell } from '#services/analytics/PortalEvents.ts';
import { currentOf } from '#services/api/client/currentOf.ts';
import { hasCode } from '#services/api/client/hasCode.ts';
import { completeIntake, findIntake, updateIntake } from '#services/api/intakes.ts';
import { tagPatient } from '#services/api/mailing.ts';
import { startMembership } from '#services/api/memberships.ts';
import { createSubscription } from '#services/api/subscriptions.ts';
import { userQuery } from '#services/api/users.ts';
import { asPurchaseError } from '../charge/asPurchaseError.ts';
import { beforeCharge } from '../charge/beforeCharge.ts';
import { cardEffects, type CardContext } from '../card/cardEffects.ts';
import { checkoutStorage } from '../cart/checkoutStorage.ts';
import { arrivalStorage } from '../cart/arrivalStorage.ts';
import { failedCharge } from '../charge/failedCharge.ts';
import { knownTotal } from '../cart/knownTotal.ts';
import { moneyAfter } from '../charge/money.ts';
import type { PurchaseCart } from '../cart/PurchaseCart.ts';
import { refuseIfAttached } from '../charge/refuseIfAttached.ts';

/** The context of a visit's checkout. */
export interface CheckoutContext extends Omit<CardContext, 'userId'> {
  readonly intake: Intake;
  readonly cart: PurchaseCart;
  /** Reads the visit anew after it was completed or changed elsewhere. */
  readonly reread: () => void;
}

type Learns = LearnsOf<typeof checkoutMachine>;

/** The facts about a visit's completion and payment. */
const visitOutcome = ({ patient_complete, medical_review_payment: payment }: Intake): Learns['completeIntake'] => ({
  'intake.complete': patient_complete !== null,
  'purchase.money': patient_complete !== null && payment ? 'reserved' : 'none',
});

/** The effects of a visit's checkout. Nothing is charged or reserved until the visit is completed. */
export function checkoutEffects({
  intake,
  cart,
  cards,
  attempt,
  queryClient,
  reread,
}: CheckoutContext): Omit<EffectsOf<typeof checkoutMachine>, 'saveAnswer'> {
  const { user: userId, intake_template: template } = intake;

  const settled = beforeCharge(attempt);

  /** Where the patient comes from, as it is kept: what this link says may not be what they came by first. */
  const sourceOfPatient = () =>
    queryClient.fetchQuery({ ...userQuery(userId), staleTime: 0 }).then(
      ({ analytics_traits: source }) => source,
      () => ({}),
    );

  return {
    ...cardEffects({ userId, cards, attempt, queryClient }),

    async askVisit(): Promise<Learns['askVisit']> {
      try {
        return visitOutcome(await findIntake(userId, intake._id));
      } catch (error) {
        throw asPurchaseError(error, 'unknown');
      }
    },

    async dropMembership(): Promise<Learns['dropMembership']> {
      checkoutStorage.dropMembership();
      return { 'checkout.joins_membership': false };
    },

    async startMembership({ answers }): Promise<Learns['startMembership']> {
      const chosen = checkoutStorage.membership();
      if (!chosen) return {};
      const data = { patient_id: userId, stripe_customer_id: answers.fact('patient.stripe_id') || null };
      const started = await settled(() => startMembership({ ...chosen, data }, attempt.key('membership')));
      return { 'patient.membership': started.membership };
    },

    async createSubscription({ answers }): Promise<Learns['createSubscription']> {
      const coaching = cart.chosen(false).find(({ type }) => type === 'coaching_membership');
      if (!coaching) return {};
      const { product } = coaching.selected_configuration.treatment_properties;
      const promoCode = answers.fact('checkout.promo_code') || undefined;
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

    async attachSubscription({ answers }): Promise<Learns['attachSubscription']> {
      const subscription = answers.fact('intake.subscription');
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

    async completeIntake({ answers }): Promise<Learns['completeIntake']> {
      const promoCode = answers.fact('checkout.promo_code') || undefined;
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
        const stored = currentOf(error, 'RevisionConflict')?.visit;
        if (stored) cart.confirm(stored.products);
        // Completed, closed or with another weight in another tab: the page shows the visit as it is now.
        if (hasCode(error, 'WrongIntakeState') || hasCode(error, 'DoseUnavailable')) reread();
        const after = moneyAfter(error);
        const money = after === 'unknown' && nothingDue ? 'not_charged' : after;
        throw failedCharge(error, { choice, total: amount }, { money });
      }
    },

    async trackCheckout(): Promise<Learns['trackCheckout']> {
      // If one of them fails, the others still run.
      await Promise.allSettled([
        sourceOfPatient().then((source) => tell('portal:tracked', { ...source, name: 'checkout complete' })),
        tagPatient({ tag: { name: 'checkout complete', status: 'active' }, patient: userId }),
        tagPatient({ tag: { name: 'checkout incomplete', status: 'inactive' }, patient: userId }),
      ]);
      return {};
    },

    async clearCheckout(): Promise<Learns['clearCheckout']> {
      arrivalStorage.complete(intake._id);
      return {};
    },
  };
}
