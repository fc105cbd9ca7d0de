import { periodLabels, type Period } from './periods.ts';
import * as styles from './trends.css.ts';

const all: readonly Period[] = ['all', 'one', 'two', 'five'];

interface PeriodChoiceProps {
  readonly period: Period;
  readonly onChange: (period: Period) => void;
}

/** Chooses from when on values are shown. */
export const PeriodChoice = ({ period, onChange }: PeriodChoiceProps) => (
  <fieldset className={styles.periods}>
    <legend className={styles.legend}>Period</legend>
    {all.map((one) => (
      <label key={one} className={styles.period}>
        <input
          type="radio"
          name="period"
          checked={one === period}
          onChange={() => onChange(one)}
          className={styles.radio}
        />
        {periodLabels[one]}
      </label>
    ))}
  </fieldset>
);
