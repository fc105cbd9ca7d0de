import type { Treatment } from '../plot/Treatments.tsx';
import { dayOf } from '../texts/chartTexts.ts';
import * as styles from './legend.css.ts';

interface TreatmentListProps {
  readonly treatments: readonly Treatment[];
  /** IANA name. */
  readonly zone: string;
}

/** The treatments that a chart marks, by their numbers there. */
export const TreatmentList = ({ treatments, zone }: TreatmentListProps) => (
  <section className={styles.treatments}>
    <h3 className={styles.title}>What you took meanwhile</h3>
    <ol className={styles.numbered}>
      {treatments.map(({ name, from, to }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they are numbered by their places
        <li key={index}>
          {name}, {to === null ? 'since' : 'from'} {dayOf(from, zone)}
          {to !== null && ` to ${dayOf(to, zone)}`}
        </li>
      ))}
    </ol>
    <p className={styles.hint}>Your plans, as far as this portal knows. That does not say what changed a result.</p>
  </section>
);
