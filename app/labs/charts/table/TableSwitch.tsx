import { useId, type ReactNode } from 'react';
import * as styles from './table.css.ts';

interface TableSwitchProps {
  /** What the table is of, for those who do not see beside which chart the switch stands. */
  readonly of: string;
  /** The tables. */
  readonly children: ReactNode;
}

/**
 * Shows the tables of a chart. They are always there for screen readers and on paper; the style sheet shows them to others, so
 * that the switch works before any code does.
 */
export function TableSwitch({ of, children }: TableSwitchProps) {
  const id = useId();
  return (
    <div className={styles.place}>
      <input type="checkbox" id={id} aria-label={`Show as table: ${of}`} className={styles.box} />
      <label htmlFor={id} className={styles.label}>
        Show as table
      </label>
      <div className={styles.tables}>{children}</div>
    </div>
  );
}
