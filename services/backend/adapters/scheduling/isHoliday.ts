import type { DateTime } from 'luxon';

/** Days that are holidays each year, by month and day. */
const FIXED = new Set(['1-1', '7-4', '11-11', '12-25']);

const MONDAY = 1;
const THURSDAY = 4;

/** Which one of its weekday in its month a day is: 1 is the first. */
const nth = ({ day }: DateTime) => Math.ceil(day / 7);

const isLast = ({ day, daysInMonth }: DateTime) => daysInMonth !== undefined && day + 7 > daysInMonth;

/** Whether a day of the care team is a holiday in the United States. The day is the one of the moment's own zone. */
export function isHoliday(moment: DateTime): boolean {
  const { month, day, weekday } = moment;
  if (FIXED.has(`${month}-${day}`)) return true;
  if (weekday === THURSDAY) return month === 11 && nth(moment) === 4;
  if (weekday !== MONDAY) return false;
  switch (month) {
    case 1:
    case 2:
      return nth(moment) === 3;
    case 5:
      return isLast(moment);
    case 9:
      return nth(moment) === 1;
  }
  return false;
}
