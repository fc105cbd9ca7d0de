import { useId } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { LabBiomarker } from '#schemas/wire/labs/labReport.ts';
import * as styles from '../parts/labs.css.ts';

const sourceNames: { readonly [kind: string]: string } = {
  reference: 'Range',
  target: 'Target',
  critical: 'Values that need attention at once',
};

const fastingTexts = {
  required: 'You need to fast for this test.',
  preferred: "It's best to fast for this test.",
  no: "You don't need to fast for this test.",
} as const;

/** How a marker is measured, and where the numbers of the catalogue come from. */
export function MarkerTexts({ biomarker: { fasting, sources } }: { readonly biomarker: LabBiomarker }) {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <div className={styles.inCard}>
        <h2 id={id} className={styles.heading}>
          About this biomarker
        </h2>
        <div className={styles.texts}>
          <p>{fastingTexts[fasting]}</p>
        </div>
        {Object.keys(sources).length > 0 && (
          <div className={styles.stacked}>
            <h3 className={styles.term}>Where the numbers of our catalogue come from</h3>
            <ul className={styles.points}>
              {Object.entries(sources).map(([kind, source]) => (
                <li key={kind} className={styles.soft}>
                  {sourceNames[kind] ?? kind}: {source}
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Card>
  );
}
