import { useId } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import * as styles from '../parts/labs.css.ts';

/** How a biological age is computed, by whom that was found, and when it says nothing. */
export function AgeMethod() {
  const id = useId();
  return (
    <Card aria-labelledby={id}>
      <div className={styles.inCard}>
        <h2 id={id} className={styles.heading}>
          How we calculate it
        </h2>
        <div className={styles.texts}>
          <p>
            We use a method called PhenoAge. From the nine values and your age, it estimates a risk. Then it gives the
            age at which people usually have that risk. It describes groups of people, and it isn’t a diagnosis.
          </p>
          <p>
            We need all nine values from one fasting blood draw, with an hs-CRP of 10 mg/L or less. It’s only for adults
            20 and older who aren’t pregnant. If a value is too low to measure, we use the lowest value that the lab can
            measure.
          </p>
          <p>
            If a newer blood draw doesn’t have all nine values, your last estimate stays for up to a year, with its
            date.
          </p>
          <p>Results that you entered yourself don’t count.</p>
          <p className={styles.soft}>
            Source: Levine and others, “An epigenetic biomarker of aging for lifespan and healthspan”, Aging, 2018; with
            the constants of the BioAge package.
          </p>
        </div>
      </div>
    </Card>
  );
}
