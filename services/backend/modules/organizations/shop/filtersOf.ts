import type { ShopFilter } from '#schemas/wire/shop.ts';
import type { CatalogueProduct } from '../../catalogue/CatalogueProduct.ts';
import { tagsOf } from '../../catalogue/tagsOf.ts';

const filter = (type: ShopFilter['type'], values: readonly string[]): ShopFilter[] =>
  values.length > 0 ? [{ type, valid_values: [...new Set(values)] }] : [];

/** Everything by which some products can be told apart: their types and labels, in the order of the products. */
export function filtersOf(products: readonly CatalogueProduct[]): readonly ShopFilter[] {
  const tags = products.flatMap(tagsOf);
  const labels = (group: 'protocols' | 'benefits') => tags.flatMap((tag) => (tag.group === group ? [tag.label] : []));
  return [
    ...filter(
      'type',
      products.map(({ type }) => type),
    ),
    ...filter('protocols', labels('protocols')),
    ...filter('benefits', labels('benefits')),
  ];
}
