import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { awaitsRecommendation } from '#flows/checkout/rules/quote.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { planOf } from '../../words/words.ts';
import * as styles from './checkout.css.ts';

const ONCE = 0;

/** One product that is bought: name, dose and plan, and what the plan costs. */
export function SummaryItem({ product }: { readonly product: SelectedProduct }) {
  const { dosage, frequency, shipping, pricing } = product.selected_configuration;
  const waits = awaitsRecommendation(product);
  const plan = planOf(shipping.non_recurring ? ONCE : shipping.months);
  // What the care team still has to find is not shown as if it were chosen.
  const details = waits ? [plan] : [dosage, frequency, plan];
  return (
    <li className={styles.line}>
      <span className={styles.name}>
        <span>{product.name}</span>
        <span className={styles.soft}>{details.filter(Boolean).join(' · ')}</span>
      </span>
      {!waits && <span className={styles.amount}>{formatMoney(pricing.total_discount)}</span>}
    </li>
  );
}
