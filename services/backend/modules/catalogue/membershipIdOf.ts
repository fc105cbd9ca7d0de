import { stableId } from '../../kernel/ids/stableId.ts';

/** The id of a membership: the same on every server and at every start. */
export const membershipIdOf = (organization: string, slug: string): string =>
  stableId('membership', organization, slug);
