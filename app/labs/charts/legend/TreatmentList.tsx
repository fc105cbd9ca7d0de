import { doseTexts, takenText } from '../../rules/treatmentTexts.ts';
import type { Treatment } from '../plot/Treatments.tsx';
import { dayOf } from '../texts/chartTexts.ts';
import * as styles from './legend.css.ts';

interface TreatmentListProps {
  readonly treatments: readonly Treatment[];
  /** IANA name. */
  readonly zone: string;
}

/** The treatments that a chart marks, by their numbers there. */
export function TreatmentList({ treatments, zone }: TreatmentListProps) {
  const day = (moment: string) => dayOf(moment, zone);
  return (
    <section className={styles.treatments}>
      <h3 className={styles.title}>What you took meanwhile</h3>
      <ol className={styles.numbered}>
        {treatments.map((treatment, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- they are numbered by their places
          <li key={index}>
            {takenText(treatment, day)}{' '}
            {doseTexts(treatment, day).map((text) => (
              <span key={text} className={styles.dose}>
                {text}
              </span>
            ))}
          </li>
        ))}
      </ol>
      <p className={styles.hint}>Your plans, as far as this portal knows. That does not say what changed a result.</p>
    </section>
  );
}
