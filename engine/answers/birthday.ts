/** A calendar day. `month` counts from 1. */
export interface Day {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const daysIn = (year: number, month: number) =>
  month === 2
    ? year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
      ? 29
      : 28
    : [4, 6, 9, 11].includes(month)
      ? 30
      : 31;

/** Reads a date written as MM-DD-YYYY; undefined when it is not a real calendar day. */
export function readBirthday(text: string): Day | undefined {
  const match = /^(\d{2})-(\d{2})-(\d{4})$/.exec(text);
  if (!match) return undefined;
  const [month, day, year] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) ? { year, month, day } : undefined;
}

/**
 * Whole years from a birthday to a day; negative before the birthday. A birthday on February 29 counts on March 1 in
 * other years.
 */
export function ageOn(birthday: Day, today: Day): number {
  const passed = today.month > birthday.month || (today.month === birthday.month && today.day >= birthday.day);
  return today.year - birthday.year - (passed ? 0 : 1);
}
