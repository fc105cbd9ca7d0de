import type { Subscription } from '#schemas/wire/subscription.ts';

/** The subscription to a product that is active; undefined where none is. */
export const activeSubscriptionTo = (
  templateId: string,
  subscriptions: readonly Subscription[],
): Subscription | undefined =>
  subscriptions.find(
    ({ status, product_plans: plans }) =>
      status === 'active' && plans.some(({ product_template: { _id } }) => _id === templateId),
  );
