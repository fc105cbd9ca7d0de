import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';

type Selling = Pick<IntakeTemplate, 'product_defaults' | 'product_addons' | 'bundle_support'>;

/**
 * Whether a visit still offers the chosen product: the visit may have been migrated to a version with other products.
 * False without a choice.
 */
export function isOffered(
  { product_defaults, product_addons, bundle_support }: Selling,
  products: readonly Pick<SelectedProduct, '_id'>[],
): boolean {
  const offered = new Set([...product_defaults, ...product_addons]);
  const main = products.filter(({ _id }) => product_defaults.includes(_id));
  return (
    products.every(({ _id }) => offered.has(_id)) && main.length === (bundle_support ? product_defaults.length : 1)
  );
}
