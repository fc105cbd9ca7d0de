import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { campaignSchema } from '#schemas/wire/campaign.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { campaignsOf } from './campaignsOf.ts';

/** What campaigns show to visitors. */
export const routes = ({ tenants }: Portal): FastifyPluginAsyncJsonSchemaToTs => {
  const byTenant = new Map(tenants.all.map((tenant) => [tenant.id, campaignsOf(tenant)]));
  return async (app) => {
    app.get(
      '/marketing/campaigns/:campaignId/public',
      {
        schema: {
          operationId: 'readCampaign',
          summary: 'Read the landing page of a campaign',
          params: { type: 'object', required: ['campaignId'], properties: { campaignId: objectId } } as const,
          response: { 200: campaignSchema },
        },
        config: { access: 'public' },
      },
      async (request) => {
        const campaign = byTenant.get(request.tenant.id)?.get(request.params.campaignId);
        if (!campaign) throw problems.notFound('the organization has no such campaign');
        return campaign;
      },
    );
  };
};
