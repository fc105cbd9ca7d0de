import type { Campaign } from '#schemas/wire/campaign.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import { imagePathOf, productTemplateIdOf, campaignIdOf } from '../catalogue/catalogueIds.ts';

/** The campaigns of an organization by their ids. */
export const campaignsOf = ({ id, slug: tenant, sells }: KnownTenant): ReadonlyMap<string, Campaign> =>
  new Map(
    sells.campaigns.map(({ slug, product, image, ...texts }) => {
      const _id = campaignIdOf(id, slug);
      const productTemplate = productTemplateIdOf(id, product);
      return [_id, { ...texts, _id, image: imagePathOf(tenant, image), productTemplate }];
    }),
  );
