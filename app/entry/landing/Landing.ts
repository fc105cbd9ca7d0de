import type { Campaign } from '#schemas/wire/campaign.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';

/** The contents of a landing page, and its product. */
export interface Landing {
  readonly badge: string;
  /** The color of the badge; default: the brand's. */
  readonly color?: string;
  readonly title: string;
  readonly description: string;
  readonly warnings: readonly string[];
  /** Path of the picture, and of its background. */
  readonly image: string | undefined;
  readonly backdrop: string;
  readonly testimonials: Organization['settings']['testimonials'];
  readonly product: Pick<ProductTemplate, '_id' | 'type' | 'intake_template'>;
}

/** The data of a landing page: its product and, for a campaign, the campaign. */
export interface LandingSource {
  readonly product: ProductTemplate;
  readonly campaign?: Campaign;
}

/** Makes the contents of a product's or campaign's landing page, with the organization's texts. */
export function landingOf({ product, campaign }: LandingSource, { settings }: Organization): Landing {
  const { _id, type, intake_template, shop, testimonials } = product;
  return {
    badge: campaign?.tag ?? shop.tags.find(({ main }) => main)?.label ?? '',
    ...(campaign && { color: campaign.color }),
    title: campaign?.title ?? product.name,
    description: campaign?.description ?? product.description,
    warnings: product.warnings,
    image: campaign?.image ?? product.product_images[0],
    backdrop: settings.product_signup[type],
    testimonials: testimonials.length > 0 ? testimonials : settings.testimonials,
    product: { _id, type, intake_template },
  };
}
