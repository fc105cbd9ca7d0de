import type { CatalogueCampaign } from './CatalogueCampaign.ts';
import type { CatalogueCoupon } from './CatalogueCoupon.ts';
import type { CatalogueMembership } from './CatalogueMembership.ts';
import type { CatalogueImage } from './CatalogueImage.ts';
import type { CatalogueProduct } from './CatalogueProduct.ts';

/** Everything that organizations sell, as it is written today. */
export interface Catalogue {
  readonly products: readonly CatalogueProduct[];
  readonly memberships: readonly CatalogueMembership[];
  readonly coupons: readonly CatalogueCoupon[];
  readonly campaigns: readonly CatalogueCampaign[];
  /** Illustrations by name. */
  readonly images: ReadonlyMap<string, CatalogueImage>;
}
