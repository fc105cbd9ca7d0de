import type { LabOverview } from '#schemas/wire/labs/labReads.ts';
import { LabDay } from '../parts/LabDay.tsx';
import * as page from '../parts/labs.css.ts';
import { biologicalAgeText, ownAgeText } from '../rules/biologicalAgeText.ts';
import * as styles from './biologicalAge.css.ts';

/** A biological age beside the patient's own on the day of the draw, or why there is none. */
export function TwoAges({ of }: { readonly of: LabOverview['biological_age'] }) {
  const { age, own, earlier_draw: earlier } = of;
  if (age === null) return <p className={page.texts}>{biologicalAgeText(of)}</p>;
  return (
    <>
      {earlier !== undefined && (
        <p className={page.texts}>
          This age is from your blood draw on <LabDay at={earlier} />. Your newer results don’t have all nine values, so
          they don’t count for it yet.
        </p>
      )}
      <dl className={styles.ages}>
        <div>
          <dt className={page.term}>Biological age</dt>
          <dd className={styles.age}>{biologicalAgeText(of)}</dd>
        </div>
        {own !== null && (
          <div>
            <dt className={page.term}>Your actual age then</dt>
            <dd className={styles.age}>{own} years</dd>
          </div>
        )}
      </dl>
      {own !== null && <p className={page.texts}>{ownAgeText(age, own)}</p>}
    </>
  );
}
