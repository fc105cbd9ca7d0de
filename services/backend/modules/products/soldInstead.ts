import type { SoldInstead } from '#schemas/wire/productPage.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';

/** The parts of a product that say where it is sold, and what else is like it. */
export interface SoldSomewhere extends Pick<ProductTemplate, '_id' | 'name' | 'unavailable_states'> {
  readonly shop: { readonly tags: readonly { readonly label: string }[] };
}

/** The most products that are named in the place of one. */
const NAMED = 2;

/** What stands in for a product in a state. */
function namedFor(
  { _id, shop }: SoldSomewhere,
  state: string,
  everything: readonly SoldSomewhere[],
): SoldInstead['templates'] {
  const purposes = new Set(shop.tags.map(({ label }) => label));
  const nearness = (other: SoldSomewhere) => other.shop.tags.filter(({ label }) => purposes.has(label)).length;
  return everything
    .filter((other) => other._id !== _id && !other.unavailable_states.includes(state) && nearness(other) > 0)
    .sort((one, other) => nearness(other) - nearness(one))
    .slice(0, NAMED)
    .map(({ _id: id, name }) => ({ _id: id, name }));
}

/**
 * What is sold in the place of each of some products in each state where it is not.
 *
 * @param everything that the organization sells
 */
export const soldInstead = (products: readonly SoldSomewhere[], everything: readonly SoldSomewhere[]): SoldInstead[] =>
  products.flatMap((product) =>
    product.unavailable_states.map((state) => ({
      product: product._id,
      state,
      templates: namedFor(product, state, everything),
    })),
  );
