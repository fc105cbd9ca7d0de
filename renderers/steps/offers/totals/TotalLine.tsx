import * as styles from './TotalLine.css.ts';

interface TotalLineProps {
  readonly label: string;
  readonly amount: string;
  /** What it all comes to. */
  readonly main?: boolean;
}

/** One line of what is to be paid. Stands in a list of descriptions. */
export function TotalLine({ label, amount, main = false }: TotalLineProps) {
  return (
    <div className={main ? styles.main : styles.line}>
      <dt>{label}</dt>
      <dd className={styles.amount}>{amount}</dd>
    </div>
  );
}
