import { stableId } from '../../kernel/ids/stableId.ts';

/** The id of a campaign: the same on every server and at every start. */
export const campaignIdOf = (organization: string, slug: string): string => stableId('campaign', organization, slug);
