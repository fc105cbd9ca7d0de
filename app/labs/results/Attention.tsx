import { useId } from 'react';
import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import * as styles from '../parts/labs.css.ts';
import { needsAttention } from '../rules/needsAttention.ts';
import { MarkerList } from './MarkerList.tsx';

interface AttentionProps {
  readonly panelId: string;
  readonly markers: readonly LabMarker[];
}

/** What a patient reads first: results beyond their range, those that are far beyond before the others. */
export function Attention({ panelId, markers }: AttentionProps) {
  const id = useId();
  const beyond = needsAttention(markers);
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        What to look at first
      </h2>
      {beyond.length === 0 ? (
        <p>No result of this report is outside its range.</p>
      ) : (
        <>
          <p className={styles.soft}>
            {beyond.length === 1 ? '1 result is' : `${beyond.length} results are`} outside the range. That alone says
            nothing about why: talk it over with your care team.
          </p>
          <MarkerList panelId={panelId} markers={beyond} label="Results to look at first" />
        </>
      )}
    </section>
  );
}
