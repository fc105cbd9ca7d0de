import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { chargeSchema, chargesQuerySchema, chargesSchema, type Charge } from '#schemas/wire/charge.ts';
import type { SignedAddresses } from '../../kernel/http/SignedAddresses.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import type { ChargeFacts } from './ChargeFacts.ts';
import { chargeOf } from './chargeOf.ts';
import { findCharge, listCharges } from './store.ts';

/** A charge whose receipt has an address on the hosts of its organization. */
function withReceipt(addresses: SignedAddresses, organization: string, facts: ChargeFacts): Charge {
  const { receipt, ...charge } = chargeOf(facts);
  return { ...charge, receipt: addresses.of(organization, receipt) };
}

/** What was charged to a patient, with its receipts. */
export const routes =
  ({ database, invoiceAddresses }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/v2/charges',
      {
        schema: {
          operationId: 'listCharges',
          summary: 'List what was charged to the patient, one page',
          querystring: chargesQuerySchema,
          response: { 200: chargesSchema },
        },
      },
      async (request) => {
        const { charges, next } = await listCharges(database, accessOf(request).user, request.query.before);
        return { charges: charges.map((facts) => withReceipt(invoiceAddresses, request.tenant.id, facts)), next };
      },
    );

    app.get(
      '/v2/charges/:chargeId',
      {
        schema: {
          operationId: 'readCharge',
          summary: 'Read a charge, with a new address of its receipt',
          params: { type: 'object', required: ['chargeId'], properties: { chargeId: objectId } } as const,
          response: { 200: chargeSchema },
        },
      },
      async (request) => {
        const facts = await findCharge(database, accessOf(request).user, request.params.chargeId);
        if (!facts) throw problems.notFound('the patient has no such charge');
        return withReceipt(invoiceAddresses, request.tenant.id, facts);
      },
    );
  };
