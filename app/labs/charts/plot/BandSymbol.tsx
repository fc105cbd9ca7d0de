import type { ToldBand } from '#flows/labs/rules/toldBandOf.ts';
import * as styles from './symbols.css.ts';
import { symbols } from './symbols.ts';

/**
 * The mark of a result, around the point 0, 0. Its shape tells the band, and its color says it once more: up is high, down is
 * low, a diamond with a mark is critical, a bull's-eye is on target.
 */
export function BandSymbol({ band }: { readonly band: ToldBand }) {
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
    case 'just-above':
      return <path d={symbols.triangle} className={styles.marks[band]} />;
    case 'low':
    case 'just-below':
      return <path d={symbols.triangle} transform="rotate(180)" className={styles.marks[band]} />;
    case 'critical-low':
    case 'critical-high':
    case 'critical-flagged':
      return (
        <g className={styles.marks[band === 'critical-flagged' ? 'critical-high' : band]}>
          <path d={symbols.diamond} />
          <path d="M0-4.6V0.9M0 3.2V4.6" className={styles.exclamation} />
        </g>
      );
    case 'marked-low':
    case 'marked-high':
    case 'flagged':
    case 'none':
      return <path d={symbols.square} className={`${styles.marks.none} ${styles.hollow}`} />;
  }
}
