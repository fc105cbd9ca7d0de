import type { LabOverview } from '#schemas/wire/labs/labReads.ts';

/** A biological age, or why there is none. */
type Age = Omit<LabOverview['biological_age'], 'own'>;
type Reason = NonNullable<Age['reason']>;

const reasons: { readonly [R in Reason]: string } = {
  'too-young': 'We calculate it only for adults 20 and older.',
  pregnant: 'We don’t calculate it during pregnancy, because pregnancy changes many of the values.',
  'different-draws': 'All nine values must come from the same blood draw.',
  'not-fasting': 'All nine values must come from a fasting blood draw.',
  inflamed: 'Your hs-CRP is above 10 mg/L. A value that high says more about inflammation than about aging.',
  missing: 'Your results don’t include all nine values.',
};

/** The biological age in words, or why there is none. */
export function biologicalAgeText({ status, reason, age }: Age): string {
  if (status === 'available' && age !== null) return `${age.toFixed(1)} years`;
  return reason === null ? 'We can’t calculate it from this report.' : reasons[reason];
}
