import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { couponDiscountsSchema, couponRequestSchema } from '#schemas/wire/coupon.ts';
import type { Portal } from '../portal/Portal.ts';
import { limitRequests } from '../../kernel/limits/limitRequests.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import { listPriced } from '../products/store.ts';
import { discountsFor } from './discountsFor.ts';
import { usableCoupon } from './usableCoupon.ts';

/** Milliseconds in which tries are counted. */
const WITHIN = 15 * 60 * 1000;

/** Tries of a patient, and of all patients of a network: enough for typing errors, and too few for guessing. */
const MOST = { patient: 20, network: 100 };

/** Discount codes. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const limit = (of: keyof typeof MOST) => ({
      name: `coupon-${of}`,
      most: portal.settings.rateLimit > 0 ? MOST[of] : 0,
      within: WITHIN,
    });
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
        preHandler: [
          limitRequests(portal, limit('network'), undefined, problems.tooManyCoupons),
          limitRequests(portal, limit('patient'), (request) => accessOf(request).user, problems.tooManyCoupons),
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
