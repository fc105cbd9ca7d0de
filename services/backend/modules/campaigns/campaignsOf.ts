import type { Campaign } from '#schemas/wire/campaign.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import { imagePathOf } from '../catalogue/imagePathOf.ts';
import { productTemplateIdOf } from '../catalogue/productTemplateIdOf.ts';
import { campaignIdOf } from '../catalogue/campaignIdOf.ts';

/**
 * The campaigns of an organization by their ids.
 *
 * @throws RangeError where one leads to a product that the organization does not sell, shows an illustration that the
 * catalogue does not have, has a colour of another form, or shares its slug
 */
export function campaignsOf(
  { campaigns, products, images }: Catalogue,
  { id, slug: tenant }: KnownTenant,
): ReadonlyMap<string, Campaign> {
  const known = new Map<string, Campaign>();
  for (const { slug, tenants, product, image, tag, color, title, description } of campaigns) {
    if (!tenants.includes(tenant)) continue;
    const refuse = (what: string) => new RangeError(`campaign '${slug}' of ${tenant} ${what}`);
    if (!products.some((sold) => sold.slug === product && sold.tenants.includes(tenant)))
      throw refuse(`leads to '${product}', which is not sold there`);
    if (!images.has(image)) throw refuse(`shows '${image}', which is no illustration of the catalogue`);
    if (!/^#[0-9a-f]{6}$/i.test(color)) throw refuse(`has the colour '${color}'; it must be #rrggbb`);
    const _id = campaignIdOf(id, slug);
    if (known.has(_id)) throw refuse('is written twice');
    const productTemplate = productTemplateIdOf(id, product);
    known.set(_id, { _id, image: imagePathOf(tenant, image), tag, color, title, description, productTemplate });
  }
  return known;
}
