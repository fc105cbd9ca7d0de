import { useState } from 'react';
import { detailsOf } from '#flows/checkout/rules/detailsOf.ts';
import type { PlanOption } from '#flows/checkout/rules/plans.ts';
import type { Offer, ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import { signupChoice } from '#flows/signup/rules/signupChoice.ts';
import type { Cart } from '#renderers/ports/ports.ts';

/** The plan chosen on this screen. */
interface ChosenPlan {
  /** Undefined for a product without plans. */
  readonly choice: ProductChoice | undefined;
  readonly plans: readonly PlanOption[];
  readonly plan: PlanOption | undefined;
  readonly choose: (plan: PlanOption) => void;
}

/** The plan to start with: the one that this tab remembers, otherwise the one chosen on the way here. */
function begin({ choices, preferredMonths, weight }: Cart, offer: Offer): ProductChoice | undefined {
  const chosen = choices.find(({ template }) => template === offer.template._id);
  const before = chosen && detailsOf(offer, chosen, weight).plan;
  return signupChoice(offer, preferredMonths ?? before?.duration);
}

/** Holds the chosen plan of one product; the cart is updated when the step is left. */
export function usePlan(cart: Cart, offer: Offer | undefined): ChosenPlan {
  const [choice, setChoice] = useState(() => offer && begin(cart, offer));
  const { plans = [], plan } = offer && choice ? detailsOf(offer, choice, cart.weight) : {};
  return { choice, plans, plan, choose: ({ id }) => setChoice(choice && { ...choice, product: id }) };
}
