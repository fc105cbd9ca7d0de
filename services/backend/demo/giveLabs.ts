import { and, eq, inArray } from 'drizzle-orm';
import { createId } from '../kernel/ids/createId.ts';
import { appointments } from '../kernel/database/tables/appointments.ts';
import { notifications } from '../kernel/database/tables/notifications.ts';
import { labPanels, orders, shipments } from '../kernel/database/tables/orders.ts';
import { outbox } from '../kernel/database/tables/outbox.ts';
import { productTemplateIdOf } from '../modules/catalogue/catalogueIds.ts';
import { listStoredOffers } from '../modules/products/store.ts';
import { ageAt } from '../modules/labs/ageAt.ts';
import type { KnownTenant } from '../modules/organizations/Tenants.ts';
import type { BundledReport } from '../sandbox/laboratory/labBundle.ts';
import { deliverBundle } from '../sandbox/laboratory/deliverBundle.ts';
import { explainReport } from '../sandbox/laboratory/explainReport.ts';
import { prescriberIn } from '../sandbox/review/prescriberIn.ts';
import { typicalResults } from '../sandbox/laboratory/typicalResults.ts';
import { demoShipment } from './demoShipment.ts';
import { DEMO_CARD } from './giveCard.ts';
import { morningIn } from './morningIn.ts';
import { pay } from './pay.ts';
import type { DemoLab, DemoReport } from './patients/demoLabs.ts';
import type { DemoPatient } from './patients/demoPatients.ts';
import type { Seeded, Subscriber } from './Seeded.ts';

const DAY = 24 * 60 * 60 * 1000;
const PRODUCT = 'longevity-panel';

/** What each state says of the order: its requisition is sent, and was there when blood was drawn. */
const CAME = { pending: 'processing', prepared: 'shipped', awaiting_results: 'delivered' } as const;

/** How long after it was bought a panel came so far, in days, unless a draw says it. */
const AFTER = { ready_to_order: 0, pending: 0, prepared: 1, awaiting_results: 6 } as const;

/** How long after a draw a provider says what the results mean, in days. */
const EXPLAINED = 2;

/** Minutes that a draw takes. */
const DRAW = 15;

const daysFrom = (from: Date, days: number) => new Date(from.getTime() + days * DAY);

/** Writes the panel, with the order that it was bought by, or that is yet to be sent. @returns its id; undefined where it is not sold */
async function buyPanel(
  { database, payments, clock }: Seeded,
  { organization, userId, customerId }: Subscriber,
  { came, boughtDaysAgo, paid, drawnInDays }: DemoLab,
  provider: string | null,
): Promise<string | undefined> {
  const productTemplate = productTemplateIdOf(organization, PRODUCT);
  const [offer] = await listStoredOffers(database, organization, [productTemplate]);
  const product = offer?.products.find(({ pricing }) => pricing.type === 'one_time');
  if (!offer || !product) return undefined;
  const bought = daysFrom(clock(), -boughtDaysAgo);
  const [order, panel] = [createId(bought), createId(bought)];
  const of = { organization, userId, createdAt: bought };
  const isBought = came !== 'ready_to_order';
  const { name } = offer.template;
  const amount = paid ? product.pricing.unit_amount : 0;
  const items = [{ name, product_template: productTemplate, product: product._id, quantity: 1, amount }];
  await database.db.insert(orders).values({
    ...of,
    id: order,
    bought: isBought,
    name,
    items,
    amount,
    status: isBought ? CAME[came] : 'draft',
    submittedAt: isBought ? bought : null,
  });
  if (isBought) await database.db.insert(shipments).values(demoShipment(order, bought, CAME[came]));
  if (payments && customerId !== null && paid)
    await pay(
      { database, payments, customerId },
      {
        ...of,
        id: createId(bought),
        purchase: order,
        amount,
        paidWith: DEMO_CARD,
        status: 'captured',
        updatedAt: bought,
      },
    );
  const draw = drawnInDays === undefined ? undefined : morningIn(drawnInDays, clock());
  const statusAt = draw && came === 'awaiting_results' ? draw : daysFrom(bought, AFTER[came]);
  await database.db.insert(labPanels).values({
    ...of,
    id: panel,
    productTemplate,
    purchase: order,
    // Nobody has ordered yet what waits to be sent.
    orderedBy: came === 'pending' ? null : provider,
    status: came,
    statusAt,
  });
  if (draw)
    await database.db.insert(appointments).values({
      ...of,
      id: createId(bought),
      kind: 'lab-draw',
      name: 'Blood draw',
      panelId: panel,
      startTime: draw,
      endTime: new Date(draw.getTime() + DRAW * 60_000),
      location: 'Example Laboratory, 200 Sample Avenue, Suite 1',
    });
  return panel;
}

/** The report, and the version that corrects it, in the order in which they come. */
function versionsOf(
  { catalogue }: Seeded,
  { profile: { sex = null, birthday = null } }: DemoPatient,
  of: Pick<BundledReport, 'order' | 'patient'>,
  { values, corrected, comment, daysAgo }: DemoReport,
  drawn: Date,
): readonly BundledReport[] {
  const day = (days: number) => new Date(drawn.getTime() + days * DAY).toISOString();
  const patient = { sex, age: ageAt(birthday, drawn) ?? 0, draw: String(daysAgo) };
  const results = (given: DemoReport['values']) => typicalResults([...catalogue.biomarkers.values()], patient, given);
  const first = { ...of, identifier: `${of.order} ${daysAgo}`, collected: day(0), issued: day(1), fasting: true };
  const said = comment === undefined ? {} : { comment };
  if (!corrected) return [{ ...first, ...said, results: results(values) }];
  const second = { ...first, ...said, status: 'corrected' as const, updated: day(2) };
  return [
    { ...first, results: results(values) },
    { ...second, results: results({ ...values, ...corrected }) },
  ];
}

/**
 * Gives a demo patient a lab panel, whose reports come in as those of laboratories do. What was told of them then is
 * no more.
 */
export async function giveLabs(
  seeded: Seeded,
  tenant: KnownTenant,
  subscriber: Subscriber,
  patient: DemoPatient,
): Promise<void> {
  const { lab } = patient;
  if (!lab) return;
  const { database, clock } = seeded;
  const { userId } = subscriber;
  const panel = await buyPanel(seeded, subscriber, lab, prescriberIn(tenant, patient.profile.state ?? null));
  if (panel === undefined) return;
  for (const report of lab.reports ?? []) {
    const drawn = new Date(clock().getTime() - report.daysAgo * DAY);
    for (const version of versionsOf(seeded, patient, { order: panel, patient: userId }, report, drawn))
      await deliverBundle({ ...seeded, clock: () => new Date(version.updated ?? version.issued) }, tenant, version);
    if (report.explanation === undefined) continue;
    const explained = new Date(drawn.getTime() + EXPLAINED * DAY);
    await explainReport(
      { ...seeded, clock: () => explained },
      { organization: subscriber.organization, userId, panelId: panel },
      report.explanation,
    );
  }
  // The notifications of demo patients are written down by themselves.
  await database.db
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), inArray(notifications.event, ['lab-ready', 'lab-note'])));
  await database.db.delete(outbox).where(eq(outbox.userId, userId));
}
