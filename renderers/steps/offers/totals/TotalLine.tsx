import * as styles from './TotalLine.css.ts';

interface TotalLineProps {
  readonly label: string;
  readonly amount: string;
  /** Whether this is the total. */
  readonly main?: boolean;
}

/** One line of the sums. Must be inside a description list. */
export function TotalLine({ label, amount, main = false }: TotalLineProps) {
  return (
    <div className={main ? styles.main : styles.line}>
      <dt>{label}</dt>
      <dd className={styles.amount}>{amount}</dd>
    </div>
  );
}
