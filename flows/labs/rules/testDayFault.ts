import { ageOn, readBirthday, type Day } from '#engine/answers/birthday.ts';
import type { ProblemField } from '#schemas/problem.ts';

/** Reads a day written as YYYY-MM-DD; undefined where it is none of the calendar. */
export const readTestDay = (text: string): Day | undefined =>
  readBirthday(text.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$2-$3-$1'));

interface Known {
  readonly today: Day;
  /** Undefined where it is not known. */
  readonly birthday: Day | undefined;
}

/** What is wrong with the day of a lab test that a patient names; undefined where nothing is. */
export function testDayFault(
  day: Day | undefined,
  { today, birthday }: Known,
): Pick<ProblemField, 'code' | 'message'> | undefined {
  if (!day) return { code: 'date', message: 'Please enter a real date.' };
  if (ageOn(day, today) < 0) return { code: 'future', message: 'This date is in the future. Please check it.' };
  if (birthday && ageOn(birthday, day) < 0)
    return { code: 'beforeBirth', message: 'This date is before your date of birth. Please check it.' };
  return undefined;
}
