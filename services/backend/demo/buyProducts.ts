import { eq } from 'drizzle-orm';
import { configure, firstChoice } from '#flows/checkout/rules/configure.ts';
import { quote } from '#flows/checkout/rules/quote.ts';
import { createId } from '../kernel/ids/createId.ts';
import { intakes } from '../kernel/database/tables/intakes.ts';
import type { IntakeRow } from '../modules/visits/IntakeRow.ts';
import { productTemplateIdOf } from '../modules/catalogue/catalogueIds.ts';
import { listStoredOffers } from '../modules/products/store.ts';
import type { DemoVisit } from './patients/demoPatients.ts';
import { DEMO_CARD } from './giveCard.ts';
import { pay } from './pay.ts';
import type { Seeded } from './Seeded.ts';

/** The plan that demo patients choose, in months. */
const MONTHS = 3;

/** How long after the review something was given back. */
const REFUNDED_AFTER = 11 * 24 * 60 * 60 * 1000;

/** How long before the visit was sent the attempt was that was given back. */
const ATTEMPT_BEFORE = 10 * 60 * 1000;

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
    const weight = patient.weight ?? null;
    const choice = firstChoice(offer, { months: MONTHS, weight });
    return choice ? [configure(offer, choice, { weight })] : [];
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
  const refundedAt = refunded > 0 ? new Date(reviewed.getTime() + REFUNDED_AFTER) : null;
  await pay(paid, { ...row, id: createId(sent), amount, status, refunded, refundedAt, createdAt: sent, updatedAt });
}
