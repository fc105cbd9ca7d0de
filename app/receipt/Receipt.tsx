import { Card } from '#renderers/ui/layout/Card.tsx';
import * as styles from './Receipt.css.ts';

interface ReceiptProps {
  /** The number under which patients name it to the care team. */
  readonly number: string;
  /** What else there is to say, in order; a fact without a text is left out. */
  readonly facts: readonly { readonly label: string; readonly text: string | undefined }[];
}

/** What was bought, when, for how much, and what comes next. */
export function Receipt({ number, facts }: ReceiptProps) {
  return (
    <Card aria-label="Your order">
      <dl className={styles.facts}>
        <div>
          <dt>Order number</dt>
          <dd className={styles.number}>{number}</dd>
        </div>
        {facts.map(
          ({ label, text }) =>
            text !== undefined && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </Card>
  );
}
