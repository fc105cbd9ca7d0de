import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import type { Coupon } from './discountsFor.ts';
import { findCoupon } from './store.ts';

/**
 * A discount code that serves now.
 *
 * @throws ProblemError NotFound where the organization has no such code, CouponInvalid where it has expired
 */
export async function usableCoupon(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  organization: string,
  code: string,
): Promise<Coupon> {
  const coupon = await findCoupon(database, organization, code);
  if (!coupon) throw problems.notFound('the organization has no such discount code');
  if (coupon.expiresAt !== null && coupon.expiresAt <= clock())
    throw problems.couponInvalid('the discount code has expired');
  return coupon;
}
