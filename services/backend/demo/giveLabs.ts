import { and, eq } from 'drizzle-orm';
import { createId } from '../kernel/ids/createId.ts';
import { notifications } from '../kernel/database/tables/notifications.ts';
import { labPanels, orders } from '../kernel/database/tables/orders.ts';
import { outbox } from '../kernel/database/tables/outbox.ts';
import { productTemplateIdOf } from '../modules/catalogue/productTemplateIdOf.ts';
import { listStoredOffers } from '../modules/products/store.ts';
import { ageAt } from '../modules/labs/ageAt.ts';
import type { KnownTenant } from '../modules/organizations/Tenants.ts';
import type { BundledReport } from '../sandbox/laboratory/labBundle.ts';
import { deliverBundle } from '../sandbox/laboratory/deliverBundle.ts';
import { typicalResult } from '../sandbox/laboratory/typicalResult.ts';
import type { DemoReport } from './patients/demoLabs.ts';
import type { DemoPatient } from './patients/demoPatients.ts';
import type { Seeded } from './Seeded.ts';

const DAY = 24 * 60 * 60 * 1000;
const PRODUCT = 'longevity-panel';

/** Writes the panel, with the order that it was bought by. @returns its id; undefined where it is not sold */
async function buyPanel({ database }: Seeded, { id: organization }: KnownTenant, userId: string, bought: Date) {
  const productTemplate = productTemplateIdOf(organization, PRODUCT);
  const [offer] = await listStoredOffers(database, organization, [productTemplate]);
  const product = offer?.products[0]?._id;
  if (product === undefined) return undefined;
  const [order, panel] = [createId(bought), createId(bought)];
  const of = { organization, userId, createdAt: bought };
  const name = 'Longevity Panel';
  const status = 'shipped' as const;
  const items = [{ name, product_template: productTemplate, product, quantity: 1, amount: 0 }];
  await database.db
    .insert(orders)
    .values({ ...of, id: order, bought: true, name, items, amount: 0, status, submittedAt: bought });
  await database.db.insert(labPanels).values({
    ...of,
    id: panel,
    productTemplate,
    purchase: order,
    status: 'awaiting_results',
    statusAt: bought,
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
  const results = (given: DemoReport['values']) =>
    [...catalogue.biomarkers.values()].map((marker) => {
      const value = given[marker.slug];
      return { ...typicalResult(marker, patient), ...(value !== undefined && { value }) };
    });
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
  userId: string,
  patient: DemoPatient,
): Promise<void> {
  const { lab } = patient;
  if (!lab) return;
  const { database } = seeded;
  const now = seeded.clock().getTime();
  const panel = await buyPanel(seeded, tenant, userId, new Date(now - lab.boughtDaysAgo * DAY));
  if (panel === undefined) return;
  for (const report of lab.reports) {
    const drawn = new Date(now - report.daysAgo * DAY);
    for (const version of versionsOf(seeded, patient, { order: panel, patient: userId }, report, drawn))
      await deliverBundle({ ...seeded, clock: () => new Date(version.updated ?? version.issued) }, tenant, version);
  }
  // The notifications of demo patients are written down by themselves.
  await database.db
    .delete(notifications)
    .where(and(eq(notifications.userId, userId), eq(notifications.event, 'lab-ready')));
  await database.db.delete(outbox).where(eq(outbox.userId, userId));
}
