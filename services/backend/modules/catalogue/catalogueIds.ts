import { stableId } from '../../kernel/ids/stableId.ts';

/** The id of a campaign: the same on every server and at every start. */
export const campaignIdOf = (organization: string, slug: string): string => stableId('campaign', organization, slug);

/** The id of a membership: the same on every server and at every start. */
export const membershipIdOf = (organization: string, slug: string): string =>
  stableId('membership', organization, slug);

/** The id of a membership's price for so many months: the same on every server and at every start. */
export const membershipPriceIdOf = (organization: string, slug: string, months: number): string =>
  stableId('membership-price', organization, slug, String(months));

/** What tells the priced items of one product template apart. */
export interface PricedPlan {
  /** Label of the dosage frequency; null where the product has none. */
  readonly frequency: string | null;
  /** 0 for what is bought once. */
  readonly months: number;
  readonly type: 'one-time' | 'recurring';
}

/** The id of a priced item: the same on every server and at every start. */
export const productIdOf = (organization: string, slug: string, { frequency, months, type }: PricedPlan): string =>
  stableId('product', organization, slug, frequency ?? '', String(months), type);

/** The id of a product template: the same on every server and at every start. */
export const productTemplateIdOf = (organization: string, slug: string): string =>
  stableId('product-template', organization, slug);

/** Where an illustration of the catalogue is served, in the colors of an organization named by its slug. */
export const imagePathOf = (tenant: string, name: string): string => `/catalogue/${tenant}/${name}.svg`;
