import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { awaitsRecommendation, isPriced } from '#flows/checkout/rules/quote.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { checkoutWords, planOf } from '#renderers/words/checkoutWords.ts';
import * as styles from '../layout/checkout.css.ts';

const ONCE = 0;

/** One product of the order: name, dose, plan, and the plan's full price, which the savings below are taken from. */
export function SummaryItem({ product }: { readonly product: SelectedProduct }) {
  const { dose, supply, frequency, shipping, pricing } = product.selected_configuration;
  const waits = awaitsRecommendation(product);
  const plan = planOf(shipping.non_recurring ? ONCE : shipping.months);
  // A dose that the care team still has to recommend is not shown as if it were chosen.
  const details = waits ? [plan] : [dose ?? frequency, supply, plan];
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        <span>{product.name}</span>
        <span className={styles.soft}>{details.filter(Boolean).join(' · ')}</span>
      </span>
      <span className={styles.amount}>
        {waits
          ? checkoutWords.pricedLater
          : isPriced(product)
            ? formatMoney(pricing.total)
            : checkoutWords.paidSeparately}
      </span>
    </li>
  );
}
