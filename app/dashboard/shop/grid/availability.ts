import { noLabStates } from '#flows/checkout/rules/address/noLabStates.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';

/** The parts of a product that say where it is sold, and what else is like it. */
export type SoldSomewhere = Pick<ProductTemplate, '_id' | 'name' | 'type' | 'unavailable_states' | 'shop'>;

/** Whether a product is sold in a state, by its abbreviation; where the state is not known, everything is. */
export const isSoldIn = ({ type, unavailable_states: unavailable }: SoldSomewhere, state: string | null): boolean =>
  state === null || (!unavailable.includes(state) && !(type === 'lab' && noLabStates.has(state)));

/** The most products that are named in the place of one. */
const NAMED = 2;

/** What is sold in a state in the place of a product that is not: products that serve one of its purposes, the nearest first. */
export function soldInstead<Product extends SoldSomewhere>(
  product: Product,
  products: readonly Product[],
  state: string | null,
): readonly Product[] {
  const purposes = new Set(product.shop.tags.map(({ label }) => label));
  const nearness = (other: Product) => other.shop.tags.filter(({ label }) => purposes.has(label)).length;
  return products
    .filter((other) => other._id !== product._id && isSoldIn(other, state) && nearness(other) > 0)
    .sort((one, other) => nearness(other) - nearness(one))
    .slice(0, NAMED);
}
