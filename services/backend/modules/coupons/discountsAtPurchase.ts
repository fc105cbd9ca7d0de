import { ProblemError } from '../../kernel/problems/ProblemError.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { listPriced } from '../products/store.ts';
import { countCoupon } from './couponLimits.ts';
import { discountsFor, type Coupon } from './discountsFor.ts';
import { usableCoupon } from './usableCoupon.ts';
import type { CouponDiscounts } from '#schemas/wire/coupon.ts';

type Purchasing = Pick<Portal, 'database' | 'clock' | 'settings'>;

/** Who buys with a code. */
interface Buyer {
  readonly organization: string;
  /** Whose tries are counted; undefined for a code that was taken before. */
  readonly userId: string | undefined;
}

/**
 * A code that serves now, where something is bought with it.
 *
 * @throws ProblemError CouponInvalid where the code is unknown or has expired, TooManyRequests
 */
export async function couponAtPurchase(
  portal: Purchasing,
  { organization, userId }: Buyer,
  code: string,
): Promise<Coupon> {
  if (userId !== undefined) await countCoupon(portal, userId);
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
 * @throws ProblemError CouponInvalid where the code is unknown, has expired, or serves none of the items, TooManyRequests
 */
export async function discountsAtPurchase(
  portal: Purchasing,
  buyer: Buyer,
  code: string | null | undefined,
  products: readonly string[],
): Promise<CouponDiscounts['productDiscounts']> {
  if (!code) return {};
  const coupon = await couponAtPurchase(portal, buyer, code);
  const discounts = discountsFor(coupon, await listPriced(portal.database, buyer.organization, products));
  if (!Object.values(discounts).some(({ discount }) => discount > 0)) throw problems.couponNotApplicable();
  return discounts;
}
