import { ProblemError } from '../../kernel/problems/ProblemError.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { listPriced } from '../products/store.ts';
import { discountsFor, type Coupon } from './discountsFor.ts';
import { usableCoupon } from './usableCoupon.ts';
import type { CouponDiscounts } from '#schemas/wire/coupon.ts';

/**
 * A code that serves now, where something is bought with it.
 *
 * @throws ProblemError CouponInvalid where the code is unknown or has expired
 */
export async function couponAtPurchase(
  portal: Pick<Portal, 'database' | 'clock'>,
  organization: string,
  code: string,
): Promise<Coupon> {
  try {
    return await usableCoupon(portal, organization, code);
  } catch (error) {
    if (error instanceof ProblemError && error.problem.code === 'NotFound')
      throw problems.couponInvalid('the organization has no such discount code');
    throw error;
  }
}

/**
 * What a code takes off some priced items when they are bought; nothing where no code is given.
 *
 * @throws ProblemError CouponInvalid where the code is unknown, has expired, or serves none of the items
 */
export async function discountsAtPurchase(
  portal: Pick<Portal, 'database' | 'clock'>,
  organization: string,
  code: string | null | undefined,
  products: readonly string[],
): Promise<CouponDiscounts['productDiscounts']> {
  if (!code) return {};
  const coupon = await couponAtPurchase(portal, organization, code);
  const discounts = discountsFor(coupon, await listPriced(portal.database, organization, products));
  if (!Object.values(discounts).some(({ discount }) => discount > 0)) throw problems.couponNotApplicable();
  return discounts;
}
