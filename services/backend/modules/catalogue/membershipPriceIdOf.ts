import { stableId } from '../../kernel/ids/stableId.ts';

/** The id of a membership's price for so many months: the same on every server and at every start. */
export const membershipPriceIdOf = (organization: string, slug: string, months: number): string =>
  stableId('membership-price', organization, slug, String(months));
