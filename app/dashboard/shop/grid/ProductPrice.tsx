import * as styles from './card.css.ts';
import { priceTexts, type Priced } from './priceTexts.ts';

/** What a product costs: today, later and a month. */
export function ProductPrice({ product }: { readonly product: Priced }) {
  const texts = priceTexts(product);
  if (!texts) return null;
  return (
    <div className={styles.price}>
      <p className={styles.figure}>
        {texts.price} <span className={styles.of}>{texts.of}</span>
      </p>
      <dl className={styles.payments}>
        {texts.payments.map(({ when, amount }) => (
          <div key={when} className={styles.payment}>
            <dt>{when}</dt>
            <dd className={styles.amount}>{amount}</dd>
          </div>
        ))}
      </dl>
      {texts.note !== undefined && <p className={styles.note}>{texts.note}</p>}
    </div>
  );
}
