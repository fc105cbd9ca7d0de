import { stableId } from '../../kernel/ids/stableId.ts';

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
