import { useId } from 'react';
import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import * as styles from '../parts/labs.css.ts';
import { FineList } from './FineList.tsx';

interface FineProps {
  readonly panelId: string;
  readonly markers: readonly LabMarker[];
}

/** What is within its range, under its heading. */
export function Fine(props: FineProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Results in range
      </h2>
      <FineList {...props} />
    </section>
  );
}
