import { eq } from 'drizzle-orm';
import { configure, firstChoice } from '#flows/checkout/rules/configure.ts';
import { quote } from '#flows/checkout/rules/quote.ts';
import { createId } from '../kernel/ids/createId.ts';
import { intakes } from '../kernel/database/tables/intakes.ts';
import { payments as paymentsTable } from '../kernel/database/tables/payments.ts';
import type { IntakeRow } from '../modules/visits/IntakeRow.ts';
import { productTemplateIdOf } from '../modules/catalogue/productTemplateIdOf.ts';
import { listStoredOffers } from '../modules/products/store.ts';
import type { DemoVisit } from './patients/demoPatients.ts';
import type { Seeded } from './Seeded.ts';

/** The plan that demo patients choose, in months. */
const MONTHS = 3;

/**
 * Gives a submitted demo visit its products and, where the sandbox takes the cards, what was paid for them when it was
 * sent and reviewed.
 */
export async function buyProducts(
  { database, payments, clock }: Seeded,
  organization: string,
  { id, patient }: IntakeRow,
  { products: slugs = [], approved = false }: DemoVisit,
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
  const key = `demo-${id}`;
  const { id: providerId } = await payments.authorize({
    customerId: patient.stripe_id,
    amount,
    key,
    metadata: { intake: id },
  });
  if (approved) await payments.capture(providerId, `${key}-capture`);
  await database.db.insert(paymentsTable).values({
    id: createId(clock()),
    organization,
    userId: patient._id,
    intakeId: id,
    amount,
    status: approved ? 'captured' : 'authorized',
    idempotencyKey: key,
    providerId,
    createdAt: sent,
    updatedAt: approved ? reviewed : sent,
  });
}
