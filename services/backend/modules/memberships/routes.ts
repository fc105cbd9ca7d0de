import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { membershipPriceSchema, membershipSchema } from '#schemas/wire/membership.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findMembership, findMembershipPrice, listMembershipPrices } from './store.ts';

const params = { type: 'object', required: ['membershipId'], properties: { membershipId: objectId } } as const;
const none = () => problems.notFound('the organization has no such membership');

/** The memberships that an organization offers, and what they cost. */
export const routes =
  ({ database }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/v2/memberships/:membershipId',
      {
        schema: {
          operationId: 'readMembership',
          summary: 'Read a membership',
          params,
          response: { 200: membershipSchema },
        },
      },
      async (request) => {
        const membership = await findMembership(database, request.tenant.id, request.params.membershipId);
        if (!membership) throw none();
        return membership;
      },
    );

    app.get(
      '/v2/memberships/:membershipId/prices',
      {
        schema: {
          operationId: 'listMembershipPrices',
          summary: 'List the prices of a membership',
          params,
          response: { 200: { type: 'array', items: membershipPriceSchema } as const },
        },
      },
      async (request) => {
        const prices = await listMembershipPrices(database, request.tenant.id, request.params.membershipId);
        if (!prices) throw none();
        return prices;
      },
    );

    app.get(
      '/v2/memberships/prices/:priceId',
      {
        schema: {
          operationId: 'readMembershipPrice',
          summary: 'Read one price of a membership',
          params: { type: 'object', required: ['priceId'], properties: { priceId: objectId } } as const,
          response: { 200: membershipPriceSchema },
        },
      },
      async (request) => {
        const price = await findMembershipPrice(database, request.tenant.id, request.params.priceId);
        if (!price) throw problems.notFound('the organization has no such price');
        return price;
      },
    );
  };
