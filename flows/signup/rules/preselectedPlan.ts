import type { PlanOption } from '../../checkout/rules/plans.ts';
import type { Offer } from '../../checkout/rules/ProductChoice.ts';

/**
 * The plan that is preselected for a product: the preferred months, else the item with the default price, else the
 * first.
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
