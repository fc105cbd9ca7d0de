import type { Card } from '#schemas/wire/card.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { cardEnding, words } from '#renderers/words/words.ts';
import * as styles from '../layout/checkout.css.ts';

const names: { readonly [brand: string]: string } = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  unknown: 'Card',
};

/** The saved card, with enough data for the patient to recognize it. */
export function SavedCard({ card: { brand, last4, exp } }: { readonly card: Card }) {
  return (
    <div className={styles.card}>
      <Icon name="card" />
      <div>
        <p className={styles.strong}>{cardEnding(names[brand.toLowerCase()] ?? brand, last4)}</p>
        <p className={styles.soft}>
          {words.expires} {exp}
        </p>
      </div>
    </div>
  );
}
