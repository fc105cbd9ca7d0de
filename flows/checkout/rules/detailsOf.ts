import type { DosageFrequency } from '#schemas/wire/productTemplate.ts';
import { limitReached, unitsOf, type DoseLimit } from './dose.ts';
import { frequencyOf, plansOf, type PlanOption } from './plans.ts';
import type { Offer, ProductChoice } from './ProductChoice.ts';

/** The details of a choice, for display. */
export interface ChoiceDetails {
  /** Undefined when the product has no doses. */
  readonly frequency: DosageFrequency | undefined;
  /** The plans at this dosage frequency. */
  readonly plans: readonly PlanOption[];
  /** The chosen plan. */
  readonly plan: PlanOption | undefined;
  /** Units a month. */
  readonly units: number;
  /** The limit that the dose has reached; undefined between the limits. */
  readonly limit: DoseLimit | undefined;
}

/**
 * Computes the details of a choice.
 *
 * @param weight pounds; null when unknown
 */
export function detailsOf(offer: Offer, choice: ProductChoice, weight: number | null): ChoiceDetails {
  const { template, products } = offer;
  const product = products.find(({ _id }) => _id === choice.product);
  const frequency = product && frequencyOf(template, product);
  const plans = plansOf(offer, frequency?.frequency.label ?? null);
  const units = unitsOf(template, frequency, choice, weight);
  return {
    frequency,
    plans,
    plan: plans.find(({ id }) => id === choice.product),
    units,
    limit: limitReached(template, choice.dose, units),
  };
}
