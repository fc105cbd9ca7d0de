import { EffectError } from '#engine/effects/EffectError.ts';
import type { EffectsOf, LearnsOf } from '#engine/effects/EffectsOf.ts';
import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import { isLifestyleStep } from '#flows/signup/rules/lifestyleAnswers.ts';
import type { signupMachine } from '#flows/signup/signup.machine.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { lifestyleQuery } from '#services/api/lifestyle.ts';
import { checkAvailability } from '#services/api/states.ts';
import { userQuery } from '#services/api/users.ts';
import { cardEffects, type CardContext } from '../checkout/card/cardEffects.ts';
import { checkoutStorage } from '../checkout/cart/checkoutStorage.ts';
import type { PurchaseCart } from '../checkout/cart/PurchaseCart.ts';
import type { KnownOrders } from '../checkout/flow/KnownOrders.ts';
import { purchaseEffects } from '../checkout/flow/purchaseEffects.ts';
import { asEffectError } from '../flow/asEffectError.ts';
import { attemptKeys } from '../flow/attemptKeys.ts';
import { changesAccount, saveAccountAnswer } from '../patient/saveAccountAnswer.ts';
import { saveLifestyleAnswer } from './saveLifestyleAnswer.ts';

type Learns = LearnsOf<typeof signupMachine>;

interface SignupContext extends CardContext {
  readonly cart: PurchaseCart;
  /** The product being bought; undefined if nothing is. */
  readonly template: ProductTemplate | undefined;
  /** The orders of that product which the patient knows of; undefined if it is not bought once. */
  readonly knownOrders: KnownOrders | undefined;
  /** The version of the lifestyle questions. */
  readonly lifestyleVersion: number;
}

const noSuchPlan = () =>
  new EffectError({
    code: 'ProductUnavailable',
    message: "We couldn't define a product for your plan, please contact our support.",
  });

/** The effects of a signup, including its purchase. */
export function signupEffects(context: SignupContext): EffectsOf<typeof signupMachine> {
  const { userId, cart, template, knownOrders, lifestyleVersion, attempt, queryClient } = context;
  const keyOf = attemptKeys();

  return {
    ...cardEffects(context),
    ...purchaseEffects({ userId, cart, attempt, queryClient, ...(knownOrders && { knownOrders }) }),

    async saveAnswer(input: SaveInput): Promise<SaveOutput> {
      const { step } = input;
      const key = keyOf(input.answer, input.revision);
      if (isLifestyleStep(step)) {
        const { lifestyle, ...saved } = await saveLifestyleAnswer(
          userId,
          { ...input, step, version: lifestyleVersion },
          key,
        );
        queryClient.setQueryData(lifestyleQuery(userId).queryKey, lifestyle);
        return saved;
      }
      // A checkout submits the postal address on screen; an unchanged one needs no call.
      if (step.kind === 'checkout' && !changesAccount(input)) return { revision: input.revision };
      const { user, ...saved } = await saveAccountAnswer(userId, input, key);
      queryClient.setQueryData(userQuery(userId).queryKey, user);
      return saved;
    },

    async checkAvailability({ answers }): Promise<Learns['checkAvailability']> {
      if (!template?.intake_template) return { 'availability.approved': true };
      try {
        const { approved } = await checkAvailability({
          state_id: answers.fact('patient.state') ?? '',
          intake_template_id: template.intake_template,
        });
        return { 'availability.approved': approved };
      } catch (error) {
        throw asEffectError(error);
      }
    },

    async choosePlan(): Promise<Learns['choosePlan']> {
      try {
        await cart.load();
      } catch (error) {
        throw asEffectError(error);
      }
      const selected = cart.selectPlan();
      if (!selected) throw noSuchPlan();
      return { 'cart.recurring': selected.selected_configuration.shipping.months > 0 };
    },

    async clearCheckout(): Promise<Learns['clearCheckout']> {
      checkoutStorage.endPurchase();
      return {};
    },
  };
}
