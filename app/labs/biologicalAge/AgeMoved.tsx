import { labDay } from '#flows/labs/rules/labDay.ts';
import type { BioAgeOverview } from '#schemas/wire/labs/labReads.ts';
import * as page from '../parts/labs.css.ts';
import { Titled } from '../parts/Titled.tsx';
import { isShown, mostMovedText, movedFromText, yearsText } from '../rules/ageMovedTexts.ts';
import * as styles from './biologicalAge.css.ts';

/** What moved the biological age since the draw before, or, at the first one, away from the middle of the ranges. */
export function AgeMoved({ overview: { age, moved, inputs } }: { readonly overview: BioAgeOverview }) {
  if (age === null || !moved) return null;
  const names = new Map(inputs.map(({ biomarker }) => [biomarker._id, biomarker.name]));
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  const most = mostMovedText(moved, nameOf);
  const own = moved.own === 0 ? [] : [{ name: 'Your own age', years: moved.own }];
  const shares = [...moved.markers.map(({ biomarker, years }) => ({ name: nameOf(biomarker), years })), ...own];
  return (
    <Titled title="What raised or lowered it">
      <div className={page.texts}>
        <p>{movedFromText(age, moved, labDay)}</p>
        {most !== undefined && <p>{most}</p>}
      </div>
      <dl className={styles.moved}>
        {shares.map(({ name, years }) => (
          <div key={name} className={styles.share}>
            <dt>{name}</dt>
            <dd className={styles.years}>{isShown(years) ? yearsText(years) : 'no change'}</dd>
          </div>
        ))}
      </dl>
      <p className={page.soft}>
        Together, these parts equal the whole change, apart from rounding.
        {moved.since === null && ' hs-CRP has no lower limit, so its middle is half of its upper limit.'} They show how
        the estimate was calculated, not why a value changed.
      </p>
    </Titled>
  );
}
