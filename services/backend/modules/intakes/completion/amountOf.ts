import { quote } from '#flows/checkout/rules/quote.ts';
import { discountsAtPurchase } from '../../coupons/discountsAtPurchase.ts';
import type { Portal } from '../../portal/Portal.ts';
import type { Purchases } from './completion.ts';
import type { Visit } from '../../visits/Visit.ts';

/**
 * What a visit costs in cents: its products as they are stored, less a discount code, and a membership that was joined
 * with it. A lab visit was paid with its order; where a visit collects no payment, the code is checked all the same.
 *
 * @throws ProblemError CouponInvalid, TooManyRequests
 */
export async function amountOf(
  portal: Pick<Portal, 'database' | 'clock' | 'settings'>,
  organization: string,
  { row, version }: Visit,
  { membership }: Purchases,
  promoCode: string | null,
): Promise<number> {
  if (row.type === 'lab') return 0;
  const ids = row.products.map((one) => one.selected_configuration.treatment_properties.product);
  const discounts = await discountsAtPurchase(portal, { organization, userId: row.patient._id }, promoCode, ids);
  if (version.template.disable_payment_collection) return 0;
  return quote(row.products, { discounts, membership: membership ?? undefined }).total;
}
