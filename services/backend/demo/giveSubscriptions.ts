import { eq } from 'drizzle-orm';
import { configure, firstChoice } from '#flows/checkout/rules/configure.ts';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { addMonths } from '../kernel/clock/days.ts';
import { createId } from '../kernel/ids/createId.ts';
import { intakes } from '../kernel/database/tables/intakes.ts';
import { prescriptions, subscriptions } from '../kernel/database/tables/subscriptions.ts';
import { prescribedOf } from '../sandbox/review/prescribedOf.ts';
import { prescriberIn } from '../sandbox/review/prescriberIn.ts';
import { productTemplateIdOf } from '../modules/catalogue/catalogueIds.ts';
import { listStoredOffers } from '../modules/products/store.ts';
import { coachingLinkOf } from '../modules/subscriptions/coachingLinkOf.ts';
import type { DemoSubscription } from './patients/demoSubscriptions.ts';
import { giveInvoices } from './giveInvoices.ts';
import { listAtProvider } from './listAtProvider.ts';
import type { Seeded, Subscriber, WrittenSubscription } from './Seeded.ts';

const DAY = 24 * 60 * 60 * 1000;

const typeOf = ({ type }: Offer['template']): WrittenSubscription['type'] =>
  type === 'coaching_membership' ? 'coaching-membership' : type;

/** When the visit of a subscription was submitted and approved. */
interface VisitDates {
  readonly submitted: Date | null;
  readonly reviewed: Date | null;
}

/** What comes from a visit was asked for when that was submitted, and began when it was approved, unless it says itself. */
function datesOf(
  { months, begunDaysAgo, rescheduledInDays, endedDaysAgo, daysAgo }: DemoSubscription,
  visit: VisitDates | undefined,
  now: Date,
) {
  const inDays = (days: number) => new Date(now.getTime() + days * DAY);
  const start = begunDaysAgo === undefined ? (visit?.reviewed ?? null) : inDays(-begunDaysAgo);
  const rescheduleAt = rescheduledInDays === undefined ? null : inDays(rescheduledInDays);
  return {
    createdAt: daysAgo === undefined ? (visit?.submitted ?? now) : inDays(-daysAgo),
    currentPeriodStart: start,
    currentPeriodEnd: start && addMonths(start, months),
    rescheduleAt,
    phases: start && rescheduleAt ? [start, rescheduleAt].map((at) => Math.floor(at.getTime() / 1000)) : [],
    endedAt: endedDaysAgo === undefined ? null : inDays(-endedDaysAgo),
  };
}

function rowOf(
  { organization, userId }: Subscriber,
  demo: DemoSubscription,
  visit: ({ readonly id: string } & VisitDates) | undefined,
  { name, template }: { readonly name: string; readonly template: Offer['template'] },
  selected: SelectedProduct,
  coachingLink: string | null,
  now: Date,
): WrittenSubscription {
  const { endedAt, ...dates } = datesOf(demo, visit, now);
  const { status, reason } = demo;
  return {
    id: createId(dates.createdAt),
    organization,
    userId,
    intakeId: visit?.id ?? null,
    productTemplate: template._id,
    product: selected.selected_configuration.treatment_properties.product,
    name,
    type: typeOf(template),
    status,
    duration: demo.months,
    quantity: 1,
    amount: selected.selected_configuration.pricing.total_discount,
    coachingLink,
    ...dates,
    ...(status === 'paused' && { pauseCollection: 'void' as const, pauseReason: reason }),
    ...(status === 'canceled' && { canceledAt: endedAt, cancelReason: reason }),
  };
}

async function visitOf({ database }: Seeded, { visits }: Subscriber, { visit }: DemoSubscription) {
  const id = visit === undefined ? undefined : visits.get(visit);
  if (id === undefined) return undefined;
  const dates = { id: intakes.id, submitted: intakes.patientComplete, reviewed: intakes.physicianReview };
  const [found] = await database.db.select(dates).from(intakes).where(eq(intakes.id, id));
  return found;
}

/** Gives a demo patient subscriptions, with what is prescribed, what was charged, and what the provider knows of them. */
export async function giveSubscriptions(
  seeded: Seeded,
  subscriber: Subscriber,
  demos: readonly DemoSubscription[],
): Promise<void> {
  const { database, clock } = seeded;
  const { organization, state, visits } = subscriber;
  const [anyVisit] = visits.values();
  const prescriber = prescriberIn(
    seeded.tenants.all.find(({ id }) => id === organization),
    state,
  );
  for (const demo of demos) {
    const [offer] = await listStoredOffers(database, organization, [productTemplateIdOf(organization, demo.product)]);
    const choice = offer && firstChoice(offer, { months: demo.months });
    if (!offer || !choice) continue;
    const { template } = offer;
    const selected = configure(offer, choice, { weight: null });
    const link = template.type === 'coaching_membership' ? template.membership : null;
    const coachingLink = await coachingLinkOf(database, organization, link);
    const visit = await visitOf(seeded, subscriber, demo);
    const row = rowOf(subscriber, demo, visit, { name: template.name, template }, selected, coachingLink, clock());
    await database.db.insert(subscriptions).values(row);
    const price = offer.products.find(({ _id }) => _id === row.product)?.stripe_price_id ?? '';
    const providerId = await listAtProvider(seeded, subscriber, row, price);
    const latestInvoice = await giveInvoices(seeded, row, demo.charged);
    await database.db.update(subscriptions).set({ providerId, latestInvoice }).where(eq(subscriptions.id, row.id));
    const intakeId = row.intakeId ?? anyVisit;
    if (demo.expiresInDays === undefined || intakeId === undefined) continue;
    const createdAt = visit?.reviewed ?? row.createdAt;
    const expiresAt = demo.expiresInDays === null ? null : new Date(clock().getTime() + demo.expiresInDays * DAY);
    for (const prescribed of await prescribedOf(database, organization, [selected]))
      await database.db.insert(prescriptions).values({
        id: createId(createdAt),
        intakeId,
        subscriptionId: row.id,
        productTemplate: template._id,
        status: 'active',
        name: prescribed.name,
        instructions: prescribed.instructions,
        dose: prescribed.dose,
        supply: prescribed.supply,
        regimen: prescribed.regimen,
        prescriber,
        expiresAt,
        createdAt,
      });
  }
}
