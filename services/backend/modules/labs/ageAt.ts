import { ageOn, readBirthday } from '#engine/answers/birthday.ts';
import { today } from '../../kernel/clock/days.ts';

/** Completed years at a moment; undefined without a birthday. @param birthday MM-DD-YYYY */
export function ageAt(birthday: string | null, moment: Date): number | undefined {
  const day = birthday === null ? undefined : readBirthday(birthday);
  return day && ageOn(day, today(moment));
}
