import { orderNumberOf } from '#flows/kinds/describing/orderNumberOf.ts';
import type { TimelinePurchase } from '#schemas/wire/timeline.ts';
import { eventsOf } from './eventsOf.ts';
import type { PurchaseFacts } from './PurchaseFacts.ts';

function namesOf({ visit, orders, subscriptions }: PurchaseFacts): readonly string[] {
  if (visit && visit.products.length > 0) return visit.products;
  return [...new Set([...orders, ...subscriptions].map(({ name }) => name))];
}

/** What was paid by itself gives its number to the purchase, as the receipt says. */
const paidBy = ({ orders, subscriptions }: PurchaseFacts): string | undefined =>
  orders.find(({ paid }) => paid !== null)?.id ?? subscriptions.find(({ bought }) => bought !== null)?.id;

/** A purchase as it is shown at a moment. */
export function purchaseOf(facts: PurchaseFacts, now: Date): TimelinePurchase {
  const name = namesOf(facts).join(', ');
  const events = eventsOf(facts, now).map((event) => (event.name === name ? { ...event, name: null } : event));
  return { _id: facts.id, number: orderNumberOf(paidBy(facts) ?? facts.id), name, events };
}
