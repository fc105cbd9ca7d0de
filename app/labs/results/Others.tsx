import { useId } from 'react';
import type { LabOther } from '#schemas/wire/labs/labReport.ts';
import * as styles from '../parts/labs.css.ts';
import { OtherResults } from './OtherResults.tsx';

/** Results that no biomarker has a place for, under their heading; nothing without any. */
export function Others({ others }: { readonly others: readonly LabOther[] }) {
  const id = useId();
  if (others.length === 0) return null;
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        Results as your lab sent them
      </h2>
      <OtherResults others={others} />
    </section>
  );
}
