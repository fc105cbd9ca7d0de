import { Link } from '@tanstack/react-router';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import { BandName } from '../parts/BandName.tsx';
import { LabSaid } from '../parts/LabSaid.tsx';
import { changeText, isCounted, referenceText, valueText } from '#flows/labs/rules/resultTexts.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import { isUndecided, undecidedText } from '#flows/labs/rules/undecidedText.ts';
import * as styles from './results.css.ts';

interface MarkerRowProps {
  readonly panelId: string;
  readonly marker: LabMarker;
}

/** A marker with its result, what that is compared with, and its band; it leads to everything that was measured of it. */
export function MarkerRow({ panelId, marker: { biomarker, result } }: MarkerRowProps) {
  const { _id: biomarkerId, name, decimals } = biomarker;
  const change = result && changeText(result);
  return (
    <Link to="/labs/$panelId/biomarker/$biomarkerId" params={{ panelId, biomarkerId }} className={styles.marker}>
      <span className={styles.markerName}>{name}</span> <VisuallyHidden>: </VisuallyHidden>
      {result ? (
        <>
          <span className={styles.value}>{isCounted(result) ? valueText(result, decimals) : 'No value'}</span>{' '}
          <span className={styles.range}>
            {isCounted(result) && <span>{referenceText(result, decimals)}</span>}{' '}
            {isCounted(result) && isUndecided(result) && (
              <span className={styles.changed}>{undecidedText(result)}</span>
            )}{' '}
            {change && <span className={styles.changed}>{change}</span>} <LabSaid {...result} />
          </span>{' '}
          <span className={styles.band}>{isCounted(result) && <BandName band={toldBandOf(result)} />}</span>
        </>
      ) : (
        <span className={styles.range}>Not measured</span>
      )}
    </Link>
  );
}
