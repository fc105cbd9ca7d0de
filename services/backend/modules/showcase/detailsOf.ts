import type { DoseLine } from '#schemas/wire/doseLine.ts';
import type { ShowcaseDetails } from '#schemas/wire/showcase.ts';
import { chargeOf, type ToldCharge } from '../charges/chargeOf.ts';
import { findCharge } from '../charges/store.ts';
import type { Portal } from '../portal/Portal.ts';
import { eventsOf } from '../timeline/eventsOf.ts';
import type { PurchaseFacts } from '../timeline/PurchaseFacts.ts';
import { findPurchase } from '../timeline/store.ts';
import { itemOf } from './itemOf.ts';
import { findShowcase, type ShowcaseFacts } from './store.ts';

/** An order with all that is told of it; of its charge, the id under which the receipt is found. */
interface ToldDetails extends Omit<ShowcaseDetails, 'charge'> {
  readonly charge: ToldCharge | null;
}

/** What a message about an order names. */
function aboutOf({ _id, order, subscription }: ShowcaseFacts): ShowcaseDetails['about'] {
  if (order !== null) return { type: 'order', id: order };
  return subscription === _id ? { type: 'subscription', id: _id } : null;
}

/** The doses of a purchase: what was chosen, and what is prescribed of a plan that no visit of ours led to. */
function dosesOf(found: ShowcaseFacts, { visit, prescriptions }: PurchaseFacts): DoseLine[] {
  if (found.visit !== null && visit && visit.doses.length > 0) return [...visit.doses];
  if (found.subscription !== found._id) return [];
  return prescriptions.flatMap(({ name, dose, supply }) =>
    name !== null && dose !== null ? [{ name, dose, supply }] : [],
  );
}

/** An order of a patient with what was paid for it and what happened to it; undefined where there is none such. */
export async function detailsOf(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  userId: string,
  id: string,
): Promise<ToldDetails | undefined> {
  const found = await findShowcase(database, userId, id);
  if (!found) return undefined;
  const [charge, purchase] = await Promise.all([
    found.payment === null ? undefined : findCharge(database, userId, found.payment),
    findPurchase(database, userId, found.purchase),
  ]);
  // A plan is all that it goes on with. What goes on beside an order, and what was ordered beside it, are told elsewhere.
  const own = purchase && {
    ...purchase,
    subscriptions: purchase.subscriptions.filter((one) => one.id === found._id),
    orders: purchase.orders.filter((one) => one.id === found.order),
  };
  return {
    ...itemOf(found),
    doses: own ? dosesOf(found, own) : [],
    charge: charge ? chargeOf(charge) : null,
    events: own
      ? eventsOf(own, clock()).map((event) => ({ ...event, name: event.name === found.name ? null : event.name }))
      : [],
    about: aboutOf(found),
  };
}
