import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { labPanelSchema, productPanelSchema } from '#schemas/wire/labs/labPanel.ts';
import { accessOf } from '../access/guardAccess.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findProductPanel, listLabPanels } from './store.ts';

/** What a patient has of the lab products of an organization. */
export const routes =
  ({ database }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/v2/labs/patient/panels',
      {
        schema: {
          operationId: 'listLabPanels',
          summary: 'List the lab panels of the patient',
          response: { 200: { type: 'array', items: labPanelSchema } as const },
        },
      },
      async (request) => listLabPanels(database, accessOf(request).user),
    );

    app.get(
      '/v2/labs/product/:productTemplateId/panel',
      {
        schema: {
          operationId: 'readProductPanel',
          summary: "Find the patient's panel of a lab product",
          params: {
            type: 'object',
            required: ['productTemplateId'],
            properties: { productTemplateId: objectId },
          } as const,
          response: { 200: productPanelSchema },
        },
      },
      async (request) => {
        const { productTemplateId } = request.params;
        const panel = await findProductPanel(database, request.tenant.id, accessOf(request).user, productTemplateId);
        if (!panel) throw problems.notFound('the organization has no such product');
        return panel;
      },
    );
  };
