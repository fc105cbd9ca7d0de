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

/** From how many years apart on it is worth a word, and from how many on the word is a strong one. */
const [SOMEWHAT, MUCH] = [2, 8];

/** Whom the values are like: the word follows how far apart the two ages are. @param apart years, as they are shown */
function likeWhom(apart: number, isLower: boolean): string {
  if (apart < SOMEWHAT) return 'people about your age';
  return `${apart < MUCH ? 'somewhat' : 'much'} ${isLower ? 'younger' : 'older'} people`;
}

/** How far a biological age is from the patient's own on the day of the draw, in words. */
export function ownAgeText(age: number, own: number): string {
  const apart = Math.abs(age - own).toFixed(1);
  if (apart === '0.0') return 'The estimate matches your actual age on that day.';
  const years = apart === '1.0' ? 'year' : 'years';
  const isLower = age < own;
  const values = likeWhom(Number(apart), isLower);
  return `The estimate is ${apart} ${years} ${isLower ? 'below' : 'above'} your actual age on that day. Your values are similar to those of ${values}.`;
}
