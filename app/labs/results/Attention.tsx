import { useId } from 'react';
import type { LabMarker, LabOther } from '#schemas/wire/labs/labReport.ts';
import * as styles from '../parts/labs.css.ts';
import { AttentionList } from './AttentionList.tsx';

interface AttentionProps {
  readonly panelId: string;
  readonly markers: readonly LabMarker[];
  readonly others: readonly LabOther[];
}

/** What a patient looks at first, under its heading. */
export function Attention(props: AttentionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        What to look at first
      </h2>
      <AttentionList {...props} />
    </section>
  );
}
