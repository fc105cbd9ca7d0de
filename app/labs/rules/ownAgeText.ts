import { ageOn, readBirthday } from '#engine/answers/birthday.ts';

/** From how many years apart on it is worth a word, and from how many on the word is a strong one. */
const [SOMEWHAT, MUCH] = [2, 8];

/** Whom the values are like: the word follows how far apart the two ages are. @param apart years, as they are shown */
function likeWhom(apart: number, isLower: boolean): string {
  if (apart < SOMEWHAT) return 'people of about your age';
  return `${apart < MUCH ? 'somewhat' : 'much'} ${isLower ? 'younger' : 'older'} people`;
}

/**
 * A biological age beside the patient's own, in words; undefined where the birthday is not known.
 *
 * @param birthday MM-DD-YYYY
 * @param drawn when the blood was drawn, ISO 8601
 */
export function ownAgeText(age: number, birthday: string | null, drawn: string): string | undefined {
  const born = birthday === null ? undefined : readBirthday(birthday);
  if (!born) return undefined;
  const day = new Date(drawn);
  const own = ageOn(born, { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() });
  const apart = Math.abs(age - own).toFixed(1);
  const were = `You were ${own} years old on that day, and the estimate is`;
  if (apart === '0.0') return `${were} the same.`;
  const years = apart === '1.0' ? 'year' : 'years';
  const isLower = age < own;
  const values = likeWhom(Number(apart), isLower);
  return `${were} ${apart} ${years} ${isLower ? 'lower' : 'higher'}: your values are like those of ${values}.`;
}
