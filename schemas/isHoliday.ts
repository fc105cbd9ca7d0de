/** A day of the calendar, without regard to a time zone. Months begin with 1. */
export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Days that are holidays each year, by month and day. */
const FIXED = new Set(['1-1', '7-4', '11-11', '12-25']);

const MONDAY = 1;
const THURSDAY = 4;

/** The weekday of a day; 0 is Sunday. */
export const weekdayOf = ({ year, month, day }: CalendarDay): number =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();

/** Which one of its weekday in its month a day is: 1 is the first. */
const nth = ({ day }: CalendarDay) => Math.ceil(day / 7);

const isLast = ({ year, month, day }: CalendarDay) => day + 7 > new Date(Date.UTC(year, month, 0)).getUTCDate();

/** Whether a day of the care team, which is a Pacific one, is a holiday in the United States. Nothing is observed on another day. */
export function isHoliday(date: CalendarDay): boolean {
  const { month, day } = date;
  if (FIXED.has(`${month}-${day}`)) return true;
  const weekday = weekdayOf(date);
  if (weekday === THURSDAY) return month === 11 && nth(date) === 4;
  if (weekday !== MONDAY) return false;
  switch (month) {
    case 1:
    case 2:
      return nth(date) === 3;
    case 5:
      return isLast(date);
    case 9:
      return nth(date) === 1;
  }
  return false;
}
