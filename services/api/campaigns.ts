import type { Campaign } from '#schemas/wire/campaign.ts';
import { http } from './client/http.ts';

/** The public data of a campaign. Fails with NotFound if the organization has no such campaign. */
export const readCampaign = (campaignId: string): Promise<Campaign> =>
  http.get(`marketing/campaigns/${campaignId}/public`).json();
