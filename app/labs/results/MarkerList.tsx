import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import { adviceFor } from '../rules/adviceFor.ts';
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

const adviceText = ({ biomarker, result }: LabMarker) => result && adviceFor(biomarker, result)[0]?.text;

/** Markers with their results, one a line. Steps that several of them share are shown with the first. */
export function MarkerList({ panelId, markers, label, advised = false }: MarkerListProps) {
  return (
    <ul className={styles.markers} aria-label={label}>
      {markers.map((marker) => {
        const { biomarker, result } = marker;
        // What cannot wait says by itself what to do.
        const isCritical = result?.band?.startsWith('critical') === true;
        const first = isCritical ? marker : markers.find((other) => adviceText(other) === adviceText(marker));
        return (
          <li key={biomarker._id}>
            <MarkerRow panelId={panelId} marker={marker} compared={advised ? 'always' : 'roomy'} />
            {advised && result && (
              <div className={styles.advice}>
                {first === marker ? (
                  <Advice biomarker={biomarker} result={result} lead="What you can do" />
                ) : (
                  <p>
                    <b>What you can do:</b> The same as for {first?.biomarker.name}.
                  </p>
                )}
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
