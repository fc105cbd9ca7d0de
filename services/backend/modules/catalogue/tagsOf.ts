import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { CatalogueProduct } from './CatalogueProduct.ts';

/** The tags of a product, by which the shop is filtered. The first benefit is its badge. */
export const tagsOf = ({
  tags: { protocols = [], benefits = [] },
}: CatalogueProduct): ProductTemplate['shop']['tags'] => [
  ...benefits.map((label, at) => ({ label, main: at === 0, group: 'benefits' as const })),
  ...protocols.map((label) => ({ label, main: false, group: 'protocols' as const })),
];
