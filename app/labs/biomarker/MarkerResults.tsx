import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { BandName } from '../parts/BandName.tsx';
import { LabDay } from '../parts/LabDay.tsx';
import { LabSaid } from '../parts/LabSaid.tsx';
import * as page from '../parts/labs.css.ts';
import { enteredText, keyOfResult, plainDayText } from '../rules/enteredTexts.ts';
import { changeText, isCounted, referenceText, valueText } from '#flows/labs/rules/resultTexts.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import * as styles from '../results/results.css.ts';

interface MarkerResultsProps {
  readonly biomarker: LabBiomarker;
  /** Newest first. */
  readonly results: readonly LabResult[];
}

/** Everything that was measured of a marker, of other lab tests, too, and what the patient has entered. */
export function MarkerResults({ biomarker: { decimals }, results }: MarkerResultsProps) {
  const id = useId();
  if (results.length === 0) return null;
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id} className={page.heading}>
        All results
      </h2>
      <ol className={styles.markers} aria-labelledby={id}>
        {results.map((result) => {
          const [counts, change] = [isCounted(result), changeText(result) ?? enteredText(result)];
          return (
            <li key={keyOfResult(result)}>
              <div className={styles.marker}>
                <span className={styles.markerName}>
                  {result.entered ? plainDayText(result.entered.day) : <LabDay at={result.collected_at} />}
                </span>{' '}
                <span className={styles.value}>{counts ? valueText(result, decimals) : 'No value'}</span>{' '}
                <span className={styles.range}>
                  {counts && <span>{referenceText(result, decimals)}</span>}{' '}
                  {change && <span className={styles.changed}>{change}</span>} <LabSaid {...result} />
                </span>{' '}
                <span className={styles.band}>{counts && <BandName band={toldBandOf(result)} />}</span>
              </div>
            </li>
          );
        })}
      </ol>
      {results.some(({ entered }) => entered) && (
        <p>
          <Link to="/labs/outside-results" className={page.link}>
            See or remove what you entered
          </Link>
        </p>
      )}
    </section>
  );
}
