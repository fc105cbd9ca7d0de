import { useId } from 'react';
import { paymentTerms } from '#flows/checkout/rules/paymentTerms.ts';
import { awaitsRecommendation, boughtAlone, quote } from '#flows/checkout/rules/quote.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import type { Cart } from '#renderers/ports/ports.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { planOf } from '#renderers/words/checkoutWords.ts';
import * as styles from '../layout/checkout.css.ts';
import type { CouponState } from './couponState.ts';
import { joinedMembership } from '#flows/checkout/rules/joinedMembership.ts';
import { SummaryItem } from './SummaryItem.tsx';
import { SummaryTotals } from './SummaryTotals.tsx';

interface OrderSummaryProps extends Pick<StepProps<'checkout'>, 'copy'> {
  readonly texts: StepProps<'checkout'>['step']['summary'];
  readonly cart: Cart;
  readonly coupon: CouponState;
}

const asksForCustom = ({ selected_configuration: { treatment_properties } }: Cart['selected'][number]) =>
  treatment_properties.custom_protocol;

/** The products and sums of an order. If the care team must recommend a dose first, its text replaces the amounts. */
export function OrderSummary({ texts, cart, coupon, copy }: OrderSummaryProps) {
  const id = useId();
  const { selected } = cart;
  const addons = selected.filter(({ selected_configuration: { type } }) => type === 'addon');
  const main = selected.filter((product) => !addons.includes(product));
  const waiting = selected.filter(awaitsRecommendation);
  // The text tells enough where there is one product. Of several it has to be seen which one waits.
  const listed = selected.length > 1 ? main : main.filter((product) => !waiting.includes(product));
  const coaching = main.find(({ type }) => type === 'coaching_membership');
  const kind = coaching?.membership ? cart.memberships.get(coaching.membership)?.membership.type : undefined;
  const joined = joinedMembership(cart);
  const applied = coupon.status === 'applied';
  const waitingTexts = [
    waiting.some((product) => !asksForCustom(product)) && texts.clinicalAssistance,
    waiting.some(asksForCustom) && texts.customProtocol,
  ].filter((text) => text !== false);
  const sums = quote(selected, { discounts: applied ? coupon.discounts : {}, membership: joined?.price });
  const terms = paymentTerms({
    products: selected,
    joined,
    total: sums.total,
    discounted: applied && sums.specialDiscount > 0,
  });
  const hasAmounts = waiting.length < selected.length || joined !== undefined;

  return (
    <>
      {(listed.length > 0 || waiting.length > 0 || joined) && (
        <section aria-labelledby={`${id}-main`} className={styles.group}>
          <h3 id={`${id}-main`} className={styles.groupTitle}>
            {copy(coaching ? texts.program : texts.protocol)}
          </h3>
          {(listed.length > 0 || joined) && (
            <ul className={styles.items}>
              {listed.map((product) => (
                <SummaryItem key={product._id} product={product} />
              ))}
              {joined && (
                <li className={styles.line}>
                  <span className={styles.name}>
                    <span>{joined.membership.name}</span>
                    <span className={styles.soft}>{planOf(joined.price.recurring.interval_count)}</span>
                  </span>
                  <span className={styles.amount}>{formatMoney(joined.price.price)}</span>
                </li>
              )}
            </ul>
          )}
          {waitingTexts.map((text) => (
            <p key={text} className={styles.note}>
              {copy(text)}
            </p>
          ))}
        </section>
      )}
      {coaching && texts.coaching && (
        <p className={styles.note}>{copy(kind === 'advanced' ? texts.coaching.advanced : texts.coaching.other)}</p>
      )}
      {addons.length > 0 && (
        <section aria-labelledby={`${id}-addons`} className={styles.group}>
          <h3 id={`${id}-addons`} className={styles.groupTitle}>
            {copy(texts.addons)}
          </h3>
          <ul className={styles.items}>
            {addons.map((product) => (
              <SummaryItem key={product._id} product={product} />
            ))}
          </ul>
        </section>
      )}
      {hasAmounts && (
        <>
          {/* Lab work comes free with a treatment: what is bought without a visit includes none, or is lab work itself. */}
          <SummaryTotals texts={texts} quote={sums} hasLabWork={!coaching && !main.some(boughtAlone)} copy={copy} />
          {cart.collectsPayment && terms.length > 0 && (
            <div className={styles.note}>
              {terms.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </div>
          )}
        </>
      )}
    </>
  );
}
