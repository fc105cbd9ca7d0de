import { firstChoice, configure } from '#flows/checkout/rules/configure.ts';
import type { ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { productIdOf, productTemplateIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { listStoredOffers } from '#services/backend/modules/products/store.ts';
import type { BackendFixture } from './backendFixture.ts';

/** The catalogue of a fixture's default organization, by slugs. */
export function catalogueOf({ portal, tenant }: BackendFixture) {
  const idOf = (slug: string) => productTemplateIdOf(tenant.id, slug);
  const planOf = (slug: string, months: number, frequency: string | null = null) =>
    productIdOf(tenant.id, slug, { months, frequency, type: months === 0 ? 'one-time' : 'recurring' });
  const offerOf = async (slug: string) => {
    const [offer] = await listStoredOffers(portal.database, tenant.id, [idOf(slug)]);
    if (!offer) throw new Error(`'${slug}' is not in the catalogue`);
    return offer;
  };
  /** A product as the browser would send it. */
  const select = async (slug: string, change: Partial<ProductChoice> = {}): Promise<SelectedProduct> => {
    const offer = await offerOf(slug);
    const choice = firstChoice(offer, { weight: 142 });
    if (!choice) throw new Error(`'${slug}' has no plans`);
    return configure(offer, { ...choice, ...change }, { weight: 142 });
  };
  return { idOf, planOf, offerOf, select };
}
