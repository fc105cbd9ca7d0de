import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';

/** What a subscriber of a product can do besides managing the subscription. */
interface SubscribedActions {
  /** Buy it once more: for lab tests and supplements that are also sold without a plan. */
  readonly buysOnce: boolean;
  /** Have the treatment changed: for medications, which are prescribed. */
  readonly modifiesTreatment: boolean;
}

/** The actions of the panel 'Subscription Already Exists' for a product (001 §2.10). */
export const subscribedActions = ({
  type,
  shipping_frequencies: plans,
}: Pick<ProductTemplate, 'type' | 'shipping_frequencies'>): SubscribedActions => ({
  buysOnce: (type === 'lab' || type === 'supplement') && plans.some(({ months }) => months === 0),
  modifiesTreatment: type === 'medication',
});
