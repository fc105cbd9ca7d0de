import type { CatalogueMembership } from './CatalogueMembership.ts';
import type { CatalogueProduct } from './CatalogueProduct.ts';

/** Everything that brands can sell, as it is written today, by slug. */
export interface Catalogue {
  readonly products: ReadonlyMap<string, CatalogueProduct>;
  readonly memberships: ReadonlyMap<string, CatalogueMembership>;
  /** Illustrations by name: SVG texts with the tokens of a brand. */
  readonly images: ReadonlyMap<string, string>;
}
