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
          How it is computed
        </h2>
        <div className={styles.texts}>
          <p>
            The method is PhenoAge. From the nine values and your age it estimates a risk, and gives the age at which
            people usually have that risk. It is an estimate about groups of people, and no diagnosis.
          </p>
          <p>
            It is given only with all nine values of one fasting blood draw, to adults from 20 years on, not in a
            pregnancy, and with an hs-CRP of 10 mg/L at the most. For a value that is too low to be measured, the lowest
            one that can be measured counts.
          </p>
          <p>Results that you entered yourself do not count for it.</p>
          <p className={styles.soft}>
            Source: Levine and others, “An epigenetic biomarker of aging for lifespan and healthspan”, Aging, 2018; with
            the constants of the BioAge package.
          </p>
        </div>
      </div>
    </Card>
  );
}
