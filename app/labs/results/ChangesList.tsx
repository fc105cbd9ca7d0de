import { Link } from '@tanstack/react-router';
import type { LabMarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { LabDay } from '../parts/LabDay.tsx';
import * as styles from '../parts/labs.css.ts';
import { changedMarkers } from '../rules/changedMarkers.ts';
import { valueText } from '#flows/labs/rules/resultTexts.ts';
import { movedText } from '../rules/sinceLastTime.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import { toldBandText } from '../rules/toldBand.ts';
import * as results from './results.css.ts';

interface ChangesListProps {
  readonly panelId: string;
  readonly markers: readonly LabMarker[];
}

/** How many are told; the rest stands with all results. */
const TOLD = 8;

/** By how much it moved and where to: that a patient need not subtract. */
function wayOf({ biomarker, result, previous }: LabMarker): string | undefined {
  const moved = result && previous ? movedText({ biomarker, result, previous }) : undefined;
  return moved && [`It is ${moved.by}.`, ...(moved.way === undefined ? [] : [moved.way])].join(' ');
}

const labelOf = (result: LabResult): string => toldBandText(toldBandOf(result)).label.toLowerCase();

/** What has changed since it was measured before: what is in another band first. Whether that is good, it does not say. */
export function ChangesList({ panelId, markers }: ChangesListProps) {
  const changed = changedMarkers(markers);
  if (changed.length === 0) return <p>Nothing was measured before that could be compared.</p>;
  return (
    <ul className={results.markers}>
      {changed.slice(0, TOLD).map(({ biomarker, result, previous }) => (
        <li key={biomarker._id}>
          <Link
            to="/labs/$panelId/biomarker/$biomarkerId"
            params={{ panelId, biomarkerId: biomarker._id }}
            className={results.change}
          >
            <span className={styles.name}>{biomarker.name}</span>{' '}
            {result && previous && (
              <span className={styles.stacked}>
                <span className={styles.told}>
                  Now {valueText(result, biomarker.decimals)}, {labelOf(result)}
                </span>{' '}
                <span className={styles.soft}>
                  Before {valueText(previous, biomarker.decimals)}, {labelOf(previous)}, on{' '}
                  <LabDay at={previous.collected_at} />
                </span>{' '}
                <span className={styles.soft}>{wayOf({ biomarker, result, previous })}</span>
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  );
}
