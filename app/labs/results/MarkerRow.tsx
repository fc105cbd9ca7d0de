import { Link } from '@tanstack/react-router';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import { RangeStrip } from '../charts/RangeStrip.tsx';
import { BandName } from '../parts/BandName.tsx';
import { LabSaid } from '../parts/LabSaid.tsx';
import { changeText, isCounted, referenceText, valueText } from '#flows/labs/rules/resultTexts.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import { isUndecided, undecidedText } from '#flows/labs/rules/labTexts.ts';
import { NothingYet } from '../parts/NothingYet.tsx';
import { OwnDraw } from './OwnDraw.tsx';
import * as styles from './results.css.ts';

interface MarkerRowProps {
  readonly panelId: string;
  readonly marker: LabMarker;
  /** When a phone shows in words what the value is compared with. */
  readonly compared?: keyof typeof styles.compared;
}

/** A marker with its result, where that is in its range, and its band; it leads to everything that was measured of it. */
export function MarkerRow({ panelId, marker: { biomarker, result }, compared = 'roomy' }: MarkerRowProps) {
  const { _id: biomarkerId, name, decimals } = biomarker;
  const change = result && changeText(result);
  const counts = result !== null && isCounted(result);
  return (
    <Link to="/labs/$panelId/biomarker/$biomarkerId" params={{ panelId, biomarkerId }} className={styles.marker}>
      <span className={styles.markerName}>{name}</span> <VisuallyHidden>: </VisuallyHidden>
      {result ? (
        <>
          <span className={styles.value}>{counts ? valueText(result, decimals) : 'No value'}</span>{' '}
          <span className={styles.range}>
            {counts && <span className={styles.compared[compared]}>{referenceText(result, decimals)}</span>}{' '}
            {counts && isUndecided(result) && <span className={styles.changed}>{undecidedText(result)}</span>}{' '}
            {change && <span className={styles.changed}>{change}</span>} <LabSaid {...result} />{' '}
            <OwnDraw at={result.collected_at} />
          </span>{' '}
          {counts && (
            <span className={styles.placed}>
              <span className={styles.band}>
                <BandName band={toldBandOf(result)} />
              </span>
              <span className={styles.bar}>
                <RangeStrip biomarker={biomarker} result={result} />
              </span>
            </span>
          )}
        </>
      ) : (
        <span className={styles.range}>
          <NothingYet>Not measured</NothingYet>
        </span>
      )}
    </Link>
  );
}
