import * as styles from './Receipt.css.ts';

/** One fact of a list; without a text it is left out. */
export interface Fact {
  readonly label: string;
  readonly text: string | undefined;
}

interface FactsProps {
  /** The number under which patients name it to the care team, which comes first. */
  readonly number?: string;
  readonly facts: readonly Fact[];
}

/** What is told of something that was sent or bought, in order. */
export function Facts({ number, facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {number !== undefined && (
        <div>
          <dt>Order number</dt>
          <dd className={styles.number}>{number}</dd>
        </div>
      )}
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
  );
}
