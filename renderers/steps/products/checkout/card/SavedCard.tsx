import type { Card } from '#schemas/wire/card.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { checkoutWords } from '#renderers/words/checkoutWords.ts';
import * as styles from '../layout/checkout.css.ts';
import { cardText } from './cardText.ts';

/** The saved card, with enough data for the patient to recognize it. */
export function SavedCard({ card }: { readonly card: Card }) {
  return (
    <div className={styles.card}>
      <Icon name="card" />
      <div>
        <p className={styles.strong}>{cardText(card)}</p>
        <p className={styles.soft}>
          {checkoutWords.expires} {card.exp}
        </p>
      </div>
    </div>
  );
}
