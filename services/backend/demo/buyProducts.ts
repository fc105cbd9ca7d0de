import { eq } from 'drizzle-orm';
import type { Payments } from '../adapters/payments/Payments.ts';
import { configure, firstChoice } from '#flows/checkout/rules/configure.ts';
import { quote } from '#flows/checkout/rules/quote.ts';
import { createId } from '../kernel/ids/createId.ts';
import { intakes } from '../kernel/database/tables/intakes.ts';
import { payments as paymentsTable } from '../kernel/database/tables/payments.ts';
import type { IntakeRow } from '../modules/visits/IntakeRow.ts';
import { productTemplateIdOf } from '../modules/catalogue/productTemplateIdOf.ts';
import { listStoredOffers } from '../modules/products/store.ts';
import type { DemoVisit } from './patients/demoPatients.ts';
import { DEMO_CARD } from './giveCard.ts';
import type { Seeded } from './Seeded.ts';

/** The plan that demo patients choose, in months. */
const MONTHS = 3;

/** How long before the visit was sent the attempt was that was given back. */
const ATTEMPT_BEFORE = 10 * 60 * 1000;

type Written = Omit<typeof paymentsTable.$inferInsert, 'idempotencyKey' | 'providerId'>;

/** Writes a payment, which the sandbox knows too as it stands. */
async function pay(
  { database, payments, customerId }: Pick<Seeded, 'database'> & { payments: Payments; customerId: string },
  row: Written,
): Promise<void> {
  const key = `demo-${row.id}`;
  const metadata = { payment: row.id };
  const { id: providerId } = await payments.authorize({ customerId, amount: row.amount, key, metadata });
  if (row.status === 'captured') await payments.capture(providerId, `${key}-capture`);
  if (row.status === 'voided') await payments.void(providerId, `${key}-void`);
  await database.db.insert(paymentsTable).values({ ...row, idempotencyKey: key, providerId });
}

/**
 * Gives a submitted demo visit its products and, where the sandbox takes the cards, what was paid for them when it was
 * sent and reviewed.
 */
export async function buyProducts(
  { database, payments }: Seeded,
  organization: string,
  { id, patient }: IntakeRow,
  { products: slugs = [], approved = false, released = false, refunded = 0 }: DemoVisit,
  { sent, reviewed }: { readonly sent: Date; readonly reviewed: Date },
): Promise<void> {
  const ids = slugs.map((slug) => productTemplateIdOf(organization, slug));
  const offers = await listStoredOffers(database, organization, ids);
  const products = offers.flatMap((offer) => {
    const choice = firstChoice(offer, { months: MONTHS });
    return choice ? [configure(offer, choice, { weight: patient.weight ?? null })] : [];
  });
  if (products.length === 0) return;
  await database.db.update(intakes).set({ products }).where(eq(intakes.id, id));
  if (!payments || typeof patient.stripe_id !== 'string') return;
  const { total: amount } = quote(products);
  const paid = { database, payments, customerId: patient.stripe_id };
  const row = { organization, userId: patient._id, intakeId: id, paidWith: DEMO_CARD };
  // An attempt before the one that counts.
  if (released) {
    const at = new Date(sent.getTime() - ATTEMPT_BEFORE);
    await pay(paid, { ...row, id: createId(at), amount, status: 'voided', createdAt: at, updatedAt: at });
  }
  const status = approved ? 'captured' : 'authorized';
  const updatedAt = approved ? reviewed : sent;
  await pay(paid, { ...row, id: createId(sent), amount, status, refunded, createdAt: sent, updatedAt });
}
