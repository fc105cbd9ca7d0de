import type { CreateSubscription, Subscription } from '#schemas/wire/subscription.ts';
import { http } from './http.ts';

/** Subscribes to the plan of a priced item. Fails with CardDeclined or PaymentMethodMissing. */
export const createSubscription = (productId: string, subscription: CreateSubscription, key: string) =>
  http
    .post(`v2/subscriptions/product/${productId}`, { json: subscription, headers: { 'idempotency-key': key } })
    .json<Subscription>();

/** Where the first appointment of a coaching subscription is booked; null where there is none. */
export const coachingLinkOf = async (subscriptionId: string): Promise<string | null> => {
  const { coaching_link: link } = await http.get(`v2/subscriptions/${subscriptionId}`).json<Subscription>();
  return link;
};
