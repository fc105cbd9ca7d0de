import { DateTime } from 'luxon';
import { CARE_TEAM_ZONE } from '#flows/kinds/describing/CARE_TEAM_ZONE.ts';
import { isHoliday } from '#schemas/isHoliday.ts';

/** The hour of the care team's day at which all appointments of the demo begin. */
const HOUR = 9;
const SATURDAY = 6;

/** The morning of the first day of work so many days from now, or after that. */
export function morningIn(days: number, now: Date): Date {
  let morning = DateTime.fromJSDate(now, { zone: CARE_TEAM_ZONE }).plus({ days }).startOf('day').set({ hour: HOUR });
  while (morning.weekday >= SATURDAY || isHoliday(morning)) morning = morning.plus({ days: 1 });
  return morning.toJSDate();
}
