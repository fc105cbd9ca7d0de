import type { Product } from '#schemas/wire/product.ts';
import { discountsAtPurchase } from '../coupons/discountsAtPurchase.ts';
import type { Portal } from '../portal/Portal.ts';

/** A priced item, how many of it are bought, and with which discount code. */
interface Bought {
  readonly organization: string;
  /** Whose tries of codes are counted; undefined for a code that was taken before. */
  readonly userId: string | undefined;
  readonly product: Product;
  readonly quantity: number;
  readonly promoCode: string | null | undefined;
}

/**
 * What something bought once costs today, in cents: before and after what a code takes off. Nothing is added for
 * shipping.
 *
 * @throws ProblemError CouponInvalid, TooManyRequests
 */
export async function priceNow(
  portal: Pick<Portal, 'database' | 'clock' | 'settings'>,
  { organization, userId, product, quantity, promoCode }: Bought,
): Promise<{ readonly full: number; readonly amount: number }> {
  const discounts = await discountsAtPurchase(portal, { organization, userId }, promoCode, [product._id]);
  const full = product.pricing.unit_amount * quantity;
  return { full, amount: full - Math.round((full * (discounts[product._id]?.discount ?? 0)) / 100) };
}
