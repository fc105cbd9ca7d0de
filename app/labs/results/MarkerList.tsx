import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import * as page from '../parts/labs.css.ts';
import { Advice } from './Advice.tsx';
import { MarkerRow } from './MarkerRow.tsx';
import * as styles from './results.css.ts';

interface MarkerListProps {
  readonly panelId: string;
  readonly markers: readonly LabMarker[];
  /** What they have in common. */
  readonly label: string;
  /** Whether each is followed by what the patient can do about it. */
  readonly advised?: boolean;
}

/** Markers with their results, one a line. */
export function MarkerList({ panelId, markers, label, advised = false }: MarkerListProps) {
  return (
    <ul className={styles.markers} aria-label={label}>
      {markers.map((marker) => (
        <li key={marker.biomarker._id}>
          <MarkerRow panelId={panelId} marker={marker} compared={advised ? 'always' : 'roomy'} />
          {advised && marker.result && (
            <div className={styles.advice}>
              <p className={page.term}>What you can do</p>
              <Advice biomarker={marker.biomarker} result={marker.result} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
