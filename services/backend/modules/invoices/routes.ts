import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { invoiceQuerySchema, invoiceSchema } from '#schemas/wire/invoice.ts';
import { accessOf } from '../access/guardAccess.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { signedOf, signedQuery } from '../../kernel/http/SignedAddresses.ts';
import type { Portal } from '../portal/Portal.ts';
import { findInvoice, findInvoiceDocument, findInvoiceOfOrder } from './store.ts';

/** What was charged for subscriptions and orders. */
export const routes =
  ({ database, invoiceAddresses }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/subscriptions/:org/invoice',
      {
        schema: {
          operationId: 'readInvoice',
          summary: 'Read an invoice of a subscription',
          params: { type: 'object', required: ['org'], properties: { org: objectId } } as const,
          querystring: invoiceQuerySchema,
          response: { 200: invoiceSchema },
        },
      },
      async (request) => {
        const invoice = await findInvoice(database, accessOf(request).user, request.query);
        if (!invoice) throw problems.notFound('the patient has no such invoice');
        return { ...invoice, invoice_pdf: invoiceAddresses.of(request.tenant.id, invoice.id) };
      },
    );

    app.get(
      '/v2/orders/:orderId/invoice',
      {
        schema: {
          operationId: 'readOrderInvoice',
          summary: 'Read the invoice of an order',
          params: { type: 'object', required: ['orderId'], properties: { orderId: objectId } } as const,
          response: { 200: invoiceSchema },
        },
      },
      async (request) => {
        const invoice = await findInvoiceOfOrder(database, accessOf(request).user, request.params.orderId);
        if (!invoice) throw problems.notFound('the patient has bought no such order');
        return { ...invoice, invoice_pdf: invoiceAddresses.of(request.tenant.id, invoice.id) };
      },
    );

    app.get(
      '/v2/invoices/:invoiceId/pdf',
      {
        schema: {
          operationId: 'readInvoicePdf',
          summary: 'Load the PDF of an invoice by its signed URL',
          params: { type: 'object', required: ['invoiceId'], properties: { invoiceId: objectId } } as const,
          querystring: signedQuery,
          produces: ['application/pdf'],
          response: { 200: {} },
        },
        // A browser sends no token for a download; the signature says who may see it.
        config: { access: 'public' },
      },
      async (request, reply) => {
        const { invoiceId } = request.params;
        const { id: organization } = request.tenant;
        const invoice = invoiceAddresses.allow(organization, invoiceId, signedOf(request.query))
          ? await findInvoiceDocument(database, organization, invoiceId)
          : undefined;
        if (!invoice) throw problems.notFound();
        const [{ drawInvoice }, { letterheadOf }] = await Promise.all([
          import('./drawInvoice.ts'),
          import('../organizations/letterheadOf.ts'),
        ]);
        return reply
          .headers({
            'cache-control': 'private, no-store',
            'content-disposition': `attachment; filename="${invoice.number.replaceAll(/[^\w.-]/g, '_')}.pdf"`,
          })
          .type('application/pdf')
          .send(drawInvoice(invoice, letterheadOf(request.tenant)));
      },
    );
  };
