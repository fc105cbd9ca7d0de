import { placeOf } from '../../words/words.ts';
import * as styles from './ProgressBar.css.ts';

interface ProgressBarProps {
  /** The place, counted from 1. */
  readonly at: number;
  readonly total: number;
  /** What it is the progress of, for those who listen. */
  readonly label: string;
}

/** How far a row of questions is. */
export function ProgressBar({ at, total, label }: ProgressBarProps) {
  const place = placeOf(at, total);
  return (
    <div className={styles.row}>
      <progress className={styles.bar} value={at} max={Math.max(total, 1)} aria-label={label} aria-valuetext={place} />
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
    </div>
  );
}
