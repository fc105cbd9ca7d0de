import type { LabCounts } from '#schemas/wire/labs/labReads.ts';
import { BandName } from '../parts/BandName.tsx';
import { bands } from '../rules/bandTexts.ts';
import * as styles from './results.css.ts';

interface CountsProps {
  readonly counts: LabCounts;
  /** What is counted, for those who hear the list alone. */
  readonly label: string;
}

/** How many results are in each band that has any. */
export function Counts({ counts, label }: CountsProps) {
  return (
    <ul className={styles.counts} aria-label={label}>
      {bands.map(
        (band) =>
          counts[band] > 0 && (
            <li key={band}>
              <BandName band={band} count={counts[band]} />
            </li>
          ),
      )}
    </ul>
  );
}
