import type { Product } from '#schemas/wire/product.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { Database } from '../../kernel/database/Database.ts';
import { listPriced, listStoredOffers } from './store.ts';

/** One priced item with the product that it is a plan of. */
export interface Offered {
  readonly product: Product;
  readonly template: ProductTemplate;
  /** State abbreviations in which it is not sold. */
  readonly unavailable: readonly string[];
}

/** A priced item of an organization; undefined where there is none. */
export async function findOffered(
  database: Database,
  organization: string,
  productId: string,
): Promise<Offered | undefined> {
  const [priced] = await listPriced(database, organization, [productId]);
  const [offer] = priced ? await listStoredOffers(database, organization, [priced.product_template]) : [];
  const product = offer?.products.find(({ _id }) => _id === productId);
  return offer && product && { product, template: offer.template, unavailable: offer.unavailable };
}
