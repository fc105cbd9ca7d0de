import type { Campaign } from '#schemas/wire/campaign.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';

/** What a landing page shows, and the product that it leads to. */
export interface Landing {
  readonly badge: string;
  /** Of the badge; without one, the brand's. */
  readonly colour?: string;
  readonly title: string;
  readonly description: string;
  /** Path of the picture, and of what stands behind it. */
  readonly image: string | undefined;
  readonly backdrop: string;
  readonly testimonials: Organization['settings']['testimonials'];
  readonly product: Pick<ProductTemplate, '_id' | 'type' | 'intake_template'>;
}

/** What a landing page is made from: its product and, where it is a campaign's, the campaign. */
export interface LandingSource {
  readonly product: ProductTemplate;
  readonly campaign?: Campaign;
}

/** A landing page of a product or a campaign, in the words of the organization. */
export function landingOf({ product, campaign }: LandingSource, { settings }: Organization): Landing {
  const { _id, type, intake_template, shop, testimonials } = product;
  return {
    badge: campaign?.tag ?? shop.tags.find(({ main }) => main)?.label ?? '',
    ...(campaign && { colour: campaign.color }),
    title: campaign?.title ?? product.name,
    description: campaign?.description ?? product.description,
    image: campaign?.image ?? product.product_images[0],
    backdrop: settings.product_signup[type],
    testimonials: testimonials.length > 0 ? testimonials : settings.testimonials,
    product: { _id, type, intake_template },
  };
}
