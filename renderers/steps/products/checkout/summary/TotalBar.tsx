import { joinedMembership } from '#flows/checkout/rules/joinedMembership.ts';
import { awaitsRecommendation, quote } from '#flows/checkout/rules/quote.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { usePorts } from '#renderers/ports/ports.ts';
import { totalOf } from '#renderers/words/checkoutWords.ts';
import * as styles from '../layout/checkout.css.ts';
import type { CouponState } from './couponState.ts';

/** The total at the lower edge of a phone. Screen readers find it in the summary. */
export function TotalBar({ coupon }: { readonly coupon: CouponState }) {
  const { cart } = usePorts();
  if (cart.status !== 'ready') return null;
  const joined = joinedMembership(cart);
  if (cart.selected.every(awaitsRecommendation) && joined === undefined) return null;
  const discounts = coupon.status === 'applied' ? coupon.discounts : {};
  return (
    <p aria-hidden className={styles.totalBar}>
      {totalOf(formatMoney(quote(cart.selected, { discounts, membership: joined?.price }).total))}
    </p>
  );
}
