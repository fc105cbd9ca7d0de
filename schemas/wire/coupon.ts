import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/** POST /v2/cart/coupon/{code}: the discounts of the code on these priced items. */
export const couponRequestSchema = {
  title: 'CouponRequest',
  type: 'object',
  additionalProperties: false,
  required: ['products'],
  properties: {
    promoCode: { type: 'string', maxLength: 20 },
    products: {
      type: 'array',
      maxItems: 40,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['product'],
        properties: { product: objectId },
      },
    },
  },
} as const satisfies JSONSchema;

/** Discounts by id of the priced item; items without a discount are left out. */
export const couponDiscountsSchema = {
  title: 'CouponDiscounts',
  type: 'object',
  additionalProperties: false,
  required: ['productDiscounts'],
  properties: {
    productDiscounts: {
      type: 'object',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['discount'],
        /** Percent of the price. */
        properties: { discount: { type: 'number' } },
      },
    },
  },
} as const satisfies JSONSchema;

export type CouponRequest = FromSchema<typeof couponRequestSchema>;
export type CouponDiscounts = FromSchema<typeof couponDiscountsSchema>;
