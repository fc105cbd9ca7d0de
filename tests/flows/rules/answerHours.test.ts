import { DateTime } from 'luxon';
import { describe, expect, it } from 'vitest';
import { answerHours } from '#flows/hours/answerHours.ts';
import { sampled } from '#tests/support/full.ts';
import { isHoliday } from '#schemas/isHoliday.ts';

/** The holidays of three years, by the calendar. */
const HOLIDAYS = (
  '2026-01-01 2026-01-19 2026-02-16 2026-05-25 2026-07-04 2026-09-07 2026-11-11 2026-11-26 2026-12-25 ' +
  '2027-01-01 2027-01-18 2027-02-15 2027-05-31 2027-07-04 2027-09-06 2027-11-11 2027-11-25 2027-12-25 ' +
  '2028-01-01 2028-01-17 2028-02-21 2028-05-29 2028-07-04 2028-09-04 2028-11-11 2028-11-23 2028-12-25'
).split(' ');

/** The Sundays on which clocks are changed. */
const CHANGES = ['2026-03-08', '2026-11-01', '2027-03-14', '2027-11-07', '2028-03-12', '2028-11-05'];

const ZONES = [
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
];

const PACIFIC = 'America/Los_Angeles';
const holidays: ReadonlySet<string | null> = new Set(HOLIDAYS);

const isWorkday = (day: DateTime) => day.weekday <= 5 && !holidays.has(day.toISODate());

/** The rule once more, as people say it: with a calendar, by the clock in New York, where it is nine to seven. */
function expected(moment: DateTime) {
  const here = moment.setZone(PACIFIC);
  const east = moment.setZone('America/New_York');
  if (holidays.has(here.toISODate())) return 'holiday';
  return isWorkday(here) && east.hour >= 9 && east.hour < 19 ? 'working-hours' : 'after-hours';
}

/** Whether an answer may not come before the care team is gone. */
const isLate = (moment: DateTime) => moment.setZone('America/New_York').hour >= 15;

function nextMorning(moment: DateTime): DateTime {
  let morning = moment.setZone(PACIFIC).set({ hour: 6, minute: 0, second: 0, millisecond: 0 });
  while (morning <= moment || !isWorkday(morning)) morning = morning.plus({ days: 1 });
  return morning;
}

/** Every half hour of the days around a day, and the last moments before each hour. */
function momentsAround(day: string): readonly DateTime[] {
  const from = DateTime.fromISO(day, { zone: 'utc' }).minus({ days: 1 });
  return Array.from({ length: 2 * 24 * 4 }, (_, at) => from.plus({ minutes: at * 30 })).flatMap((moment) => [
    moment,
    moment.minus({ milliseconds: 1 }),
  ]);
}

describe.each([...sampled(HOLIDAYS, 9), ...sampled(CHANGES, 2)])('around %s', (day) => {
  it('the care team answers from six to four Pacific time on working days, and a holiday goes before', () => {
    for (const moment of momentsAround(day)) {
      const { state, ...more } = answerHours(moment.toJSDate());
      const opens = more.opens?.toISOString();
      const isAway = expected(moment) !== 'working-hours' || isLate(moment);
      expect([moment.toISO(), state, opens]).toEqual([
        moment.toISO(),
        expected(moment),
        isAway ? nextMorning(moment).toUTC().toISO() : undefined,
      ]);
    }
  });
});

describe('a holiday', () => {
  it('is one of the days that the calendar names, and no other of three years', () => {
    const found: (string | null)[] = [];
    const end = DateTime.fromISO('2029-01-01', { zone: 'utc' });
    for (let day = DateTime.fromISO('2026-01-01', { zone: 'utc' }); day < end; day = day.plus({ days: 1 }))
      if (isHoliday(day)) found.push(day.toISODate());
    expect(found).toEqual(HOLIDAYS);
  });

  it('is not observed on another day where it falls on a weekend', () => {
    expect(answerHours(new Date('2026-07-03T17:00:00Z')).state).toBe('working-hours');
    expect(answerHours(new Date('2027-07-05T17:00:00Z')).state).toBe('working-hours');
    expect(answerHours(new Date('2027-12-24T18:00:00Z')).state).toBe('working-hours');
  });
});

it.each(ZONES)('a moment has the same hours wherever a patient is: %s', (zone) => {
  for (const day of [...HOLIDAYS, ...CHANGES]) {
    const noon = DateTime.fromISO(`${day}T12:00`, { zone });
    expect(answerHours(noon.toJSDate()).state).toBe(expected(noon));
    const midnight = DateTime.fromISO(`${day}T00:00`, { zone });
    expect(answerHours(midnight.toJSDate()).state).toBe(expected(midnight));
  }
});
