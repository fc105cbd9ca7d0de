import type { PlanOption } from '../../checkout/rules/plans.ts';
import type { Offer } from '../../checkout/rules/ProductChoice.ts';

/**
 * The plan that a product is shown with before one is chosen: the preferred months, else the one that is priced as the
 * default, else the first.
 *
 * @param months of the plan that the patient prefers
 */
export const preselectedPlan = (
  { products }: Pick<Offer, 'products'>,
  plans: readonly PlanOption[],
  months?: number,
): PlanOption | undefined =>
  plans.find(({ duration }) => duration === months) ??
  plans.find(({ id }) => products.some(({ _id, pricing }) => _id === id && pricing.default)) ??
  plans[0];
