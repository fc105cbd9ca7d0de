import type { BiomarkerCategories } from '#schemas/biomarker.ts';
import type { CatalogueBiomarker } from './biomarkers/CatalogueBiomarker.ts';
import type { CatalogueMembership } from './CatalogueMembership.ts';
import type { CatalogueProduct } from './CatalogueProduct.ts';

/** Everything that brands can sell, and what laboratories measure, as it is written today, by slug. */
export interface Catalogue {
  readonly products: ReadonlyMap<string, CatalogueProduct>;
  readonly memberships: ReadonlyMap<string, CatalogueMembership>;
  readonly biomarkers: ReadonlyMap<string, CatalogueBiomarker>;
  /** In the order in which they are shown. */
  readonly biomarkerCategories: BiomarkerCategories;
  /** Illustrations by name: SVG texts with the tokens of a brand. */
  readonly images: ReadonlyMap<string, string>;
}
