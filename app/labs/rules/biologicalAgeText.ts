import type { LabOverview } from '#schemas/wire/labs/labReads.ts';

/** A biological age, or why there is none. */
type Age = Omit<LabOverview['biological_age'], 'own'>;
type Reason = NonNullable<Age['reason']>;

const reasons: { readonly [R in Reason]: string } = {
  'too-young': 'It is computed for adults from 20 years on.',
  pregnant: 'It is not computed during a pregnancy, which changes many of the values.',
  'different-draws': 'The values that it is computed from must come from one blood draw.',
  'not-fasting': 'The values that it is computed from must come from a fasting blood draw.',
  inflamed: 'hs-CRP is above 10 mg/L, so that it would say more about an inflammation than about age.',
  missing: 'Some of the values that it is computed from are not in your results.',
};

/** The biological age in words, or why there is none. */
export function biologicalAgeText({ status, reason, age }: Age): string {
  if (status === 'available' && age !== null) return `${age.toFixed(1)} years`;
  return reason === null ? 'It cannot be computed from this report.' : reasons[reason];
}
