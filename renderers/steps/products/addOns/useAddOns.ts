import { useState } from 'react';
import { firstChoice } from '#flows/checkout/rules/configure.ts';
import { detailsOf } from '#flows/checkout/rules/detailsOf.ts';
import type { ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import type { Cart } from '#renderers/ports/ports.ts';

/** The add-ons on the screen. */
interface AddOns {
  /** The current or default choice for each available add-on. */
  readonly choices: readonly ProductChoice[];
  /** The choices of the add-ons that are added. */
  readonly added: readonly ProductChoice[];
  readonly toggle: (template: string, add: boolean) => void;
  readonly change: (choice: ProductChoice) => void;
}

/** Holds the chosen add-ons and their plans, starting from the cart; the cart is updated when the step is left. */
export function useAddOns({ addons, choices: kept, preferredMonths, weight }: Cart): AddOns {
  const [choices, setChoices] = useState(() =>
    addons.flatMap(
      (offer) =>
        // An earlier choice counts as long as its plan is still offered.
        kept.find(
          (choice) =>
            choice.addon &&
            choice.template === offer.template._id &&
            detailsOf(offer, choice, weight).plan !== undefined,
        ) ??
        firstChoice(offer, { months: preferredMonths, addon: true, weight }) ??
        [],
    ),
  );
  const [added, setAdded] = useState<ReadonlySet<string>>(
    () => new Set(kept.filter(({ addon }) => addon).map(({ template }) => template)),
  );
  return {
    choices,
    added: choices.filter(({ template }) => added.has(template)),
    toggle: (template, add) => {
      const next = new Set(added);
      if (add) next.add(template);
      else next.delete(template);
      setAdded(next);
    },
    change: (choice) => setChoices(choices.map((one) => (one.template === choice.template ? choice : one))),
  };
}
