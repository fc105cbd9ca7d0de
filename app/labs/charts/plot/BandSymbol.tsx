import type { LabResult } from '#schemas/wire/labs/labReport.ts';
import * as styles from './symbols.css.ts';
import { symbols } from './symbols.ts';

/**
 * The mark of a result, around the point 0, 0. Its shape tells the band, and its color says it once more: up is high, down is
 * low, a diamond with a mark is critical, a bull's-eye is on target.
 */
export function BandSymbol({ band }: Pick<LabResult, 'band'>) {
  switch (band) {
    case 'optimal':
      return (
        <g className={styles.marks.optimal}>
          <path d={symbols.ring} className={styles.hollow} />
          <circle r={2.6} />
        </g>
      );
    case 'in-range':
      return <path d={symbols.circle} className={styles.marks['in-range']} />;
    case 'high':
      return <path d={symbols.triangle} className={styles.marks.high} />;
    case 'low':
      return <path d={symbols.triangle} transform="rotate(180)" className={styles.marks.low} />;
    case 'critical-low':
    case 'critical-high':
      return (
        <g className={styles.marks[band]}>
          <path d={symbols.diamond} />
          <path d="M0-4.6V0.9M0 3.2V4.6" className={styles.exclamation} />
        </g>
      );
    case null:
      return <path d={symbols.square} className={`${styles.marks.none} ${styles.hollow}`} />;
  }
}
