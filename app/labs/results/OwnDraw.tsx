import { use } from 'react';
import { LabDay } from '../parts/LabDay.tsx';
import { NewestDraw } from './NewestDraw.ts';
import * as styles from './results.css.ts';

/** The day of a draw that is not the newest of its page, which the page names for all of its results. @param at as the laboratory wrote it */
export function OwnDraw({ at }: { readonly at: string }) {
  const newest = use(NewestDraw);
  if (newest === undefined || newest.slice(0, 10) === at.slice(0, 10)) return null;
  return (
    <span className={styles.changed}>
      Blood drawn <LabDay at={at} />
    </span>
  );
}
