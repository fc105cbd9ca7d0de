import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { labPanelSchema, productPanelSchema, type LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { accessOf } from '../access/guardAccess.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findProductPanel, listLabPanels, openReport, orderPanel } from './store.ts';

/**
 * Orders a lab test that is included for a patient. Asked for again, it answers how far the test is: nothing is ordered twice.
 *
 * @throws ProblemError NotFound where the patient has no such panel, ProductUnavailable where the patient's state does not allow it
 */
async function orderIncludedLab(
  portal: Pick<Portal, 'database' | 'catalogue' | 'clock'>,
  panelId: string,
  userId: string,
): Promise<LabPanel> {
  await orderPanel(portal.database, panelId, userId, portal.clock());
  const panel = (await listLabPanels(portal, userId)).find(({ _id }) => _id === panelId);
  if (!panel) throw problems.notFound('the patient has no such lab panel');
  if (panel.status === 'ready_to_order')
    throw problems.productUnavailable('lab tests are not offered in the state of the patient');
  return panel;
}

/** What a patient has of the lab products of an organization. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, clock } = portal;
    app.get(
      '/v2/labs/patient/panels',
      {
        schema: {
          operationId: 'listLabPanels',
          summary: 'List the lab panels of the patient',
          response: { 200: { type: 'array', items: labPanelSchema } as const },
        },
      },
      async (request) => listLabPanels(portal, accessOf(request).user),
    );

    app.post(
      '/v2/labs/patient/panels/:panelId/order',
      {
        schema: {
          operationId: 'orderIncludedLab',
          summary: 'Order a lab test that is included for the patient; one that is ordered already stays as it is',
          params: { type: 'object', required: ['panelId'], properties: { panelId: objectId } } as const,
          response: { 200: labPanelSchema },
        },
      },
      async (request) => orderIncludedLab(portal, request.params.panelId, accessOf(request).user),
    );

    app.post(
      '/v2/labs/results/:reportId/opened',
      {
        schema: {
          operationId: 'openLabReport',
          summary: 'Note that the patient has opened a report',
          params: { type: 'object', required: ['reportId'], properties: { reportId: objectId } } as const,
          response: { 204: { type: 'null' } as const },
        },
      },
      async (request, reply) => {
        const { user } = accessOf(request);
        if (!(await openReport(database, request.params.reportId, user, clock())))
          throw problems.notFound('the patient has no such report');
        return reply.code(204).send(null);
      },
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
