import type { Campaign } from '#schemas/wire/campaign.ts';
import { http } from './http.ts';

/** What a campaign shows to visitors. Fails with NotFound where the organization has no such campaign. */
export const readCampaign = (campaignId: string) =>
  http.get(`marketing/campaigns/${campaignId}/public`).json<Campaign>();
