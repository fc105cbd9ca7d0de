import { firstChoice } from '../../checkout/rules/configure.ts';
import { detailsOf } from '../../checkout/rules/detailsOf.ts';
import type { Offer, ProductChoice } from '../../checkout/rules/ProductChoice.ts';
import { preselectedPlan } from './preselectedPlan.ts';

/**
 * The default choice of a product that is bought without a visit; undefined without plans.
 *
 * @param months of the plan that the patient prefers
 */
export function signupChoice(offer: Offer, months?: number): ProductChoice | undefined {
  const choice = firstChoice(offer);
  if (!choice) return undefined;
  const plan = preselectedPlan(offer, detailsOf(offer, choice, null).plans, months);
  return plan && { ...choice, product: plan.id };
}
