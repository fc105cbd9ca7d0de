import { DateTime } from 'luxon';
import { isHoliday } from '#schemas/isHoliday.ts';

/** Where the care team of the sandbox works. */
const CARE_TEAM_ZONE = 'America/Los_Angeles';

/** Hours of the care team's day between which appointments lie. */
const OPENS = 9;
const CLOSES = 17;

/** From how many hours ahead to how many days ahead one can book. */
const NOTICE = 2;
const HORIZON = 21;

const SATURDAY = 6;

/** Every moment at which an appointment of some minutes may begin, whether it is taken or not, earliest first. */
export function slotsOf(now: Date, minutes: number): readonly Date[] {
  const here = DateTime.fromJSDate(now, { zone: CARE_TEAM_ZONE });
  const earliest = here.plus({ hours: NOTICE }).toMillis();
  const latest = here.plus({ days: HORIZON }).toMillis();
  const length = minutes * 60_000;
  const slots: Date[] = [];
  for (let day = here.startOf('day'); day.toMillis() <= latest; day = day.plus({ days: 1 })) {
    if (day.weekday >= SATURDAY || isHoliday(day)) continue;
    // Clocks are changed at night, so that within a working day time can be counted.
    const closes = day.set({ hour: CLOSES }).toMillis();
    for (let start = day.set({ hour: OPENS }).toMillis(); start + length <= closes; start += length)
      if (start >= earliest && start <= latest) slots.push(new Date(start));
  }
  return slots;
}
