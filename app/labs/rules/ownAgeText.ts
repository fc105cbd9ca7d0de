import { ageOn, readBirthday } from '#engine/answers/birthday.ts';

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
  return `${were} ${apart} ${years} ${age < own ? 'lower: your values are like those of somewhat younger people' : 'higher: your values are like those of somewhat older people'}.`;
}
