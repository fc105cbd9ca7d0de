import { placeOf, placeOfAbout } from '../../words/words.ts';
import * as styles from './ProgressBar.css.ts';

interface ProgressBarProps {
  /** The position, counted from 1. */
  readonly at: number;
  readonly total: number;
  /** Whether the total may still grow. */
  readonly mayGrow?: boolean;
  /** The accessible label. */
  readonly label: string;
}

/** The progress in a series of questions. */
export function ProgressBar({ at, total, mayGrow = false, label }: ProgressBarProps) {
  const place = (mayGrow ? placeOfAbout : placeOf)(at, total);
  return (
    <div className={styles.row}>
      <progress className={styles.bar} value={at} max={Math.max(total, 1)} aria-label={label} aria-valuetext={place} />
      <span className={styles.place} aria-hidden="true">
        {place}
      </span>
    </div>
  );
}
