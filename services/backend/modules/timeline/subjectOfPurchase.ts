import type { NamedSubject } from '#schemas/wire/messages/subject.ts';
import type { PurchaseFacts } from './PurchaseFacts.ts';

/** What a message about a purchase names: what renews, before what was bought once; null where a visit has led to nothing yet. */
export function subjectOfPurchase({ orders, subscriptions }: PurchaseFacts): NamedSubject | null {
  const [subscription] = subscriptions;
  if (subscription) return { type: 'subscription', id: subscription.id };
  const [order] = orders;
  return order ? { type: 'order', id: order.id } : null;
}
