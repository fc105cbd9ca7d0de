import { isHoliday, weekdayOf, type CalendarDay } from '#schemas/isHoliday.ts';
import { CARE_TEAM_ZONE } from '../kinds/describing/CARE_TEAM_ZONE.ts';

/** Hours of the care team's day between which it answers: 9 AM to 7 PM in the East. */
const OPENS = 6;
const CLOSES = 16;

const HOUR = 60 * 60 * 1000;

/** Hours from the Pacific zone to UTC in winter. */
const WINTER = 8;

const format = new Intl.DateTimeFormat('en-US', {
  timeZone: CARE_TEAM_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  hourCycle: 'h23',
});

/** The day and the hour of a moment where the care team works. */
function pacific(moment: Date): CalendarDay & { readonly hour: number } {
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, Number(value)]));
  const [year = 0, month = 1, day = 1, hour = 0] = (['year', 'month', 'day', 'hour'] as const).map((type) =>
    parts.get(type),
  );
  return { year, month, day, hour };
}

function dayAfter({ year, month, day }: CalendarDay): CalendarDay {
  const next = new Date(Date.UTC(year, month - 1, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth() + 1, day: next.getUTCDate() };
}

function isWorkday(day: CalendarDay): boolean {
  const weekday = weekdayOf(day);
  return weekday > 0 && weekday < 6 && !isHoliday(day);
}

/** When the care team begins on a day. Clocks are changed on Sunday nights, so that this is one moment. */
function openingOf({ year, month, day }: CalendarDay): Date {
  const inWinter = new Date(Date.UTC(year, month - 1, day, OPENS + WINTER));
  return pacific(inWinter).hour === OPENS ? inWinter : new Date(inWinter.getTime() - HOUR);
}

function nextOpening(now: Date): Date {
  const { hour, ...today } = pacific(now);
  let day: CalendarDay = today;
  if (hour >= OPENS) day = dayAfter(day);
  while (!isWorkday(day)) day = dayAfter(day);
  return openingOf(day);
}

/** Hours within which an answer can be expected. */
const WAIT = 4;

/** Whether the care team answers, and when it begins to where it does not, or may be gone before an answer is written. */
export type AnswerHours =
  | { readonly state: 'working-hours'; readonly opens?: Date }
  | { readonly state: 'holiday' | 'after-hours'; readonly opens: Date };

/** How the care team answers at a moment, by the Pacific calendar (000 §9): a holiday is one all day long. */
export function answerHours(now: Date): AnswerHours {
  const here = pacific(now);
  if (isHoliday(here)) return { state: 'holiday', opens: nextOpening(now) };
  if (isWorkday(here) && here.hour >= OPENS && here.hour < CLOSES)
    return { state: 'working-hours', ...(here.hour >= CLOSES - WAIT && { opens: nextOpening(now) }) };
  return { state: 'after-hours', opens: nextOpening(now) };
}
