import { useState } from 'react';
import { checkChoice, firstChoice } from '#flows/checkout/rules/configure.ts';
import { detailsOf, type ChoiceDetails } from '#flows/checkout/rules/detailsOf.ts';
import type { PlanOption } from '#flows/checkout/rules/plans.ts';
import { chosenTogether, plansTogether } from '#flows/checkout/rules/plansTogether.ts';
import type { Offer, ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import { withPlan } from '#flows/checkout/rules/withPlan.ts';
import type { Cart } from '#renderers/ports/ports.ts';

/** A product with the patient's choice. */
export interface ConfiguredProduct {
  readonly offer: Offer;
  readonly choice: ProductChoice;
  readonly details: ChoiceDetails;
}

/** The configuration on this screen. */
export interface Treatment {
  /** The products for sale. */
  readonly offers: readonly Offer[];
  /** Id of the product template being configured, when one of several is bought. */
  readonly current: string | undefined;
  /** The products being bought: the current one, or all of a bundle. */
  readonly products: readonly ConfiguredProduct[];
  readonly plans: readonly PlanOption[];
  readonly plan: PlanOption | undefined;
  readonly change: (choice: ProductChoice) => void;
  /** Chooses a plan for every product that has its duration. */
  readonly choosePlan: (plan: PlanOption) => void;
  readonly select: (template: string) => void;
}

interface Chosen {
  readonly current: string | undefined;
  readonly choices: ReadonlyMap<string, ProductChoice>;
}

const isSold = (offer: Offer) => firstChoice(offer) !== undefined;

/** An earlier choice counts as long as its plan and its dose are offered. */
const begin = (offers: readonly Offer[], { current, choices, weight }: Cart): Chosen => ({
  current: (offers.find(({ template }) => template._id === current) ?? offers[0])?.template._id,
  choices: new Map(
    offers.flatMap((offer) =>
      choices
        .filter((choice) => !choice.addon && choice.template === offer.template._id)
        .filter((choice) => checkChoice(offer, choice, { weight }).length === 0)
        .map((choice) => [choice.template, choice] as const),
    ),
  ),
});

/** Holds the patient's choices, starting from the cart; the cart is updated when the step is left. */
export function useTreatment(cart: Cart): Treatment {
  const offers = cart.offers.filter(isSold);
  const [{ current, choices }, setChosen] = useState(() => begin(offers, cart));
  // A plan chosen here becomes the preferred one.
  const [months, setMonths] = useState(cart.preferredMonths);
  const bought = cart.bundle ? offers : offers.filter(({ template }) => template._id === current);
  const products = bought.flatMap((offer) => {
    const choice = choices.get(offer.template._id) ?? firstChoice(offer, { months, weight: cart.weight });
    return choice ? [{ offer, choice, details: detailsOf(offer, choice, cart.weight) }] : [];
  });
  const planned = products.map(({ details }) => details);
  const plans = plansTogether(planned);
  const plan = chosenTogether(plans, planned);

  const keep = (changes: readonly ProductChoice[]) =>
    setChosen({ current, choices: new Map([...choices, ...changes.map((one) => [one.template, one] as const)]) });
  return {
    offers,
    current,
    products,
    plans,
    plan,
    change: (choice) => keep([choice]),
    choosePlan: (wanted) => {
      setMonths(wanted.duration);
      keep(products.map(({ offer, choice }) => withPlan(offer, choice, wanted)));
    },
    select: (template) => {
      const offer = offers.find((one) => one.template._id === template);
      const choice =
        choices.get(template) ?? (offer && firstChoice(offer, { months, active: plan?.duration, weight: cart.weight }));
      setChosen({ current: template, choices: choice ? new Map([...choices, [template, choice]]) : choices });
    },
  };
}
