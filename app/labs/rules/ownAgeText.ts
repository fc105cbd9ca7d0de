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
