import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { couponDiscountsSchema, couponRequestSchema } from '#schemas/wire/coupon.ts';
import type { Portal } from '../portal/Portal.ts';
import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import { listPriced } from '../products/store.ts';
import { couponLimit } from './couponLimits.ts';
import { discountsFor } from './discountsFor.ts';
import { usableCoupon } from './usableCoupon.ts';

/** Discount codes. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.post(
      '/v2/cart/coupon/:code',
      {
        schema: {
          operationId: 'applyCoupon',
          summary: 'Read the discounts of a coupon code',
          params: {
            type: 'object',
            required: ['code'],
            properties: { code: { type: 'string', pattern: '^[A-Za-z0-9]{1,20}$' } },
          } as const,
          body: couponRequestSchema,
          response: { 200: couponDiscountsSchema },
        },
        // What one patient is refused counts for no other of the network.
        preHandler: [
          limitRequests(
            portal,
            couponLimit(portal, 'patient'),
            (request) => accessOf(request).user,
            problems.tooManyCoupons,
          ),
          limitRequests(portal, couponLimit(portal, 'network'), undefined, problems.tooManyCoupons),
        ],
      },
      async (request) => {
        const { id } = request.tenant;
        const coupon = await usableCoupon(portal, id, request.params.code);
        const products = request.body.products.map(({ product }) => product);
        return { productDiscounts: discountsFor(coupon, await listPriced(portal.database, id, products)) };
      },
    );
  };
