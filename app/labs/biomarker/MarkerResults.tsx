import { useId } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { BandName } from '../parts/BandName.tsx';
import { Day } from '../parts/Day.tsx';
import * as page from '../parts/labs.css.ts';
import { changeText, isCounted, referenceText, valueText } from '../rules/resultTexts.ts';
import * as styles from './biomarker.css.ts';

interface MarkerResultsProps {
  readonly biomarker: LabBiomarker;
  /** Newest first. */
  readonly results: readonly LabResult[];
}

/** Everything that was measured of a marker, of other lab tests, too. */
export function MarkerResults({ biomarker: { decimals }, results }: MarkerResultsProps) {
  const id = useId();
  if (results.length === 0) return null;
  return (
    <Card aria-labelledby={id}>
      <div className={page.inCard}>
        <h2 id={id} className={page.heading}>
          All results
        </h2>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a keyboard scrolls it, too */}
        <section className={styles.scrolled} aria-labelledby={id} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {['Blood drawn', 'Result', 'Band', 'Compared with'].map((head) => (
                  <th key={head} scope="col" className={styles.head}>
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {results.map((result) => {
                const [counts, change] = [isCounted(result), changeText(result)];
                return (
                  <tr key={`${result.report} ${result.collected_at}`}>
                    <th scope="row" className={styles.told}>
                      <span className={styles.day}>
                        <Day at={result.collected_at} />
                      </span>
                    </th>
                    <td className={styles.measured}>{counts ? valueText(result, decimals) : 'No value'}</td>
                    <td className={styles.told}>{counts && <BandName band={result.band ?? 'none'} />}</td>
                    <td className={styles.told}>
                      {counts && referenceText(result, decimals)}
                      {change && <p className={page.told}>{change}</p>}
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        </section>
      </div>
    </Card>
  );
}
