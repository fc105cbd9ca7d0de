import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { ShopFilter, ShopFilterType } from '#schemas/wire/shop.ts';
import type { ShopChoice } from '#services/api/products.ts';
import type { ShopSearch } from './readShopSearch.ts';

/** What is chosen in each group of filters; in an empty one, everything. */
export type ChosenFilters = { readonly [group in ShopFilterType]: readonly string[] };

export const nothingChosen: ChosenFilters = { type: [], protocols: [], benefits: [] };

/** What an address chooses of what is offered, in the order in which it is offered. Anything else is left out. */
export function chosenIn(search: ShopSearch, filters: readonly ShopFilter[]): ChosenFilters {
  const of = (group: ShopFilterType) => {
    const asked = new Set(search[group]?.split(','));
    return filters.find(({ type }) => type === group)?.valid_values.filter((value) => asked.has(value)) ?? [];
  };
  return { type: of('type'), protocols: of('protocols'), benefits: of('benefits') };
}

/** The search of the address of what is chosen. */
export const searchOf = ({ type, protocols, benefits }: ChosenFilters, page = 1): ShopSearch => ({
  ...(type.length > 0 && { type: type.join(',') }),
  ...(protocols.length > 0 && { protocols: protocols.join(',') }),
  ...(benefits.length > 0 && { benefits: benefits.join(',') }),
  ...(page > 1 && { page }),
});

const types: ReadonlySet<string> = new Set<ProductTemplate['type']>([
  'medication',
  'lab',
  'supplement',
  'coaching_membership',
]);
const isType = (value: string): value is ProductTemplate['type'] => types.has(value);

/** What an address asks the shop for. */
export function shopChoiceOf(search: ShopSearch, filters: readonly ShopFilter[]): ShopChoice {
  const { type, protocols, benefits } = chosenIn(search, filters);
  return { types: type.filter(isType), protocols, benefits, page: search.page };
}

/** How many filters are chosen. */
export const countOf = ({ type, protocols, benefits }: ChosenFilters): number =>
  type.length + protocols.length + benefits.length;

/** What is chosen after one value of a group was pressed. */
export const toggled = (chosen: ChosenFilters, group: ShopFilterType, value: string): ChosenFilters => ({
  ...chosen,
  [group]: chosen[group].includes(value) ? chosen[group].filter((one) => one !== value) : [...chosen[group], value],
});
