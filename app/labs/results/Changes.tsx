import { useId } from 'react';
import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import * as styles from '../parts/labs.css.ts';
import { ChangesList } from './ChangesList.tsx';

interface ChangesProps {
  readonly panelId: string;
  readonly markers: readonly LabMarker[];
}

/** What has changed, under its heading. */
export function Changes(props: ChangesProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        What has changed most
      </h2>
      <ChangesList {...props} />
    </section>
  );
}
