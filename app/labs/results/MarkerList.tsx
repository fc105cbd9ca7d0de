import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import { MarkerRow } from './MarkerRow.tsx';
import * as styles from './results.css.ts';

interface MarkerListProps {
  readonly panelId: string;
  readonly markers: readonly LabMarker[];
  /** What they have in common. */
  readonly label: string;
}

/** Markers with their results, one a line. */
export function MarkerList({ panelId, markers, label }: MarkerListProps) {
  return (
    <ul className={styles.markers} aria-label={label}>
      {markers.map((marker) => (
        <li key={marker.biomarker._id}>
          <MarkerRow panelId={panelId} marker={marker} />
        </li>
      ))}
    </ul>
  );
}
