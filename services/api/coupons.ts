import type { CouponDiscounts, CouponRequest } from '#schemas/wire/coupon.ts';
import { http } from './client/http.ts';

/** The discounts of a code on priced items. Fails with NotFound or CouponInvalid. */
export const applyCoupon = (code: string, request: CouponRequest): Promise<CouponDiscounts> =>
  http.post(`v2/cart/coupon/${encodeURIComponent(code)}`, { json: request }).json();
