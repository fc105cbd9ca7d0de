import { Answers } from '#engine/answers/Answers.ts';
import type { Definition } from '#engine/definition/compile.ts';
import { statusOf } from '#engine/walk/walk.ts';
import { monthly } from '#flows/checkout/rules/plans.ts';
import { visitMinutes } from '#flows/visit/visitMinutes.ts';
import type { VisitOffer } from '#schemas/wire/intakeTemplate.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { TemplateVersion } from './TemplateVersion.ts';

/** What an offer reads of a product that the visit is about. */
export interface OfferedProduct {
  readonly images: ProductTemplate['product_images'];
  readonly plans: ProductTemplate['shipping_frequencies'];
}

type Price = NonNullable<VisitOffer['price']>;

/** The price of a product's cheapest plan: of one month where it renews, in cents. */
function lowestPriceOf({ plans }: OfferedProduct): Price | undefined {
  const recurring = plans.filter(({ type, months }) => type === 'recurring' && months > 0);
  const amounts = recurring.map(monthly);
  if (amounts.length > 0) return { amount: Math.min(...amounts), per: 'month' };
  const once = plans.map(({ prices }) => prices.total_discount);
  return once.length > 0 ? { amount: Math.min(...once), per: 'once' } : undefined;
}

function priceOf({ template }: TemplateVersion, products: readonly OfferedProduct[]): Price | null {
  if (template.disable_payment_collection) return null;
  const prices = products.flatMap((product) => lowestPriceOf(product) ?? []);
  const [first] = prices;
  if (!first) return null;
  if (!template.bundle_support) return prices.reduce((least, price) => (price.amount < least.amount ? price : least));
  return { ...first, amount: prices.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Of a section, for a patient of whom nothing is known: what depends on an answer is not counted. */
const questionsOf = (compiled: Definition): number =>
  statusOf(new Answers(compiled, { today: () => ({ year: 2000, month: 1, day: 1 }) }), 'intake').total;

/**
 * What a card says of a visit that is not begun: its picture, its length and its price.
 *
 * @param products those that the visit is about, in the order in which its template names them
 */
export const offerOf = (
  version: TemplateVersion & { readonly compiled: Definition },
  products: readonly OfferedProduct[],
): VisitOffer => ({
  image: products.flatMap(({ images }) => images)[0] ?? null,
  minutes: visitMinutes({ questions: questionsOf(version.compiled) }),
  price: priceOf(version, products),
});
