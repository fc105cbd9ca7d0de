import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  earliestReschedule,
  isOverdue,
  momentOfDay,
  rescheduleWindow,
  type RescheduleOf,
} from '#flows/subscription-action/rules/rescheduleWindow.ts';

const start = '2026-06-01T15:30:00.000Z';

const of = (changes: Partial<RescheduleOf> = {}): RescheduleOf => ({
  periodStart: null,
  duration: 1,
  planned: null,
  now: new Date('2026-06-15T12:00:00.000Z'),
  zone: 'America/Los_Angeles',
  ...changes,
});

const seconds = (moment: string): number => Date.parse(moment) / 1000;

/** Months, and the days after which the next supply may be sent: 25.2 a month rounded up, less 5. */
const supplies = [
  [1, 21],
  [2, 46],
  [3, 71],
  [4, 96],
  [5, 121],
  [6, 147],
  [7, 172],
  [8, 197],
  [9, 222],
  [10, 247],
  [11, 273],
  [12, 298],
  [13, 323],
  [14, 348],
  [15, 373],
  [16, 399],
  [17, 424],
  [18, 449],
  [19, 474],
  [20, 499],
  [21, 525],
  [22, 550],
  [23, 575],
  [24, 600],
] as const;

/** The moment at which a day begins, in the zones of the patients and where clocks change at midnight. */
const beginnings = [
  ['America/Los_Angeles', '2026-03-08', '2026-03-08T08:00:00.000Z'],
  ['America/Los_Angeles', '2026-03-09', '2026-03-09T07:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-01', '2026-11-01T07:00:00.000Z'],
  ['America/Los_Angeles', '2026-11-02', '2026-11-02T08:00:00.000Z'],
  ['America/New_York', '2026-03-08', '2026-03-08T05:00:00.000Z'],
  ['America/New_York', '2026-03-09', '2026-03-09T04:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/New_York', '2026-11-02', '2026-11-02T05:00:00.000Z'],
  ['America/Phoenix', '2026-03-08', '2026-03-08T07:00:00.000Z'],
  ['America/Phoenix', '2026-11-01', '2026-11-01T07:00:00.000Z'],
  ['Europe/London', '2026-03-29', '2026-03-29T00:00:00.000Z'],
  ['Europe/London', '2026-03-30', '2026-03-29T23:00:00.000Z'],
  ['Europe/London', '2026-10-25', '2026-10-24T23:00:00.000Z'],
  ['Europe/London', '2026-10-26', '2026-10-26T00:00:00.000Z'],
  ['Asia/Kolkata', '2026-03-08', '2026-03-07T18:30:00.000Z'],
  ['Asia/Kolkata', '2026-11-01', '2026-10-31T18:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-03-08', '2026-03-07T10:00:00.000Z'],
  ['Pacific/Kiritimati', '2026-11-01', '2026-10-31T10:00:00.000Z'],
  // Midnight is skipped: the day begins at one.
  ['America/Santiago', '2026-09-06', '2026-09-06T04:00:00.000Z'],
  ['America/Santiago', '2026-09-07', '2026-09-07T03:00:00.000Z'],
  ['Africa/Cairo', '2026-04-24', '2026-04-23T22:00:00.000Z'],
  ['Africa/Cairo', '2026-04-25', '2026-04-24T21:00:00.000Z'],
  // The hour before midnight comes twice.
  ['America/Santiago', '2026-04-04', '2026-04-04T03:00:00.000Z'],
  ['America/Santiago', '2026-04-05', '2026-04-05T04:00:00.000Z'],
  ['Africa/Cairo', '2026-10-29', '2026-10-28T21:00:00.000Z'],
  ['Africa/Cairo', '2026-10-30', '2026-10-29T22:00:00.000Z'],
  // Midnight itself comes twice: the day begins with the first.
  ['America/Havana', '2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['America/Havana', '2026-11-02', '2026-11-02T05:00:00.000Z'],
] as const;

/** What is offered on the days on which the clocks of the United States change: earliest and latest day, and the chosen. */
const changeDays = [
  ['2026-03-08T06:30:00.000Z', 'America/Los_Angeles', '2026-03-07', '2027-03-07', '2026-03-08'],
  ['2026-03-08T06:30:00.000Z', 'America/New_York', '2026-03-08', '2027-03-08', '2026-03-09'],
  ['2026-03-08T06:30:00.000Z', 'America/Phoenix', '2026-03-07', '2027-03-07', '2026-03-08'],
  ['2026-03-08T06:30:00.000Z', 'Europe/London', '2026-03-08', '2027-03-08', '2026-03-09'],
  ['2026-03-08T06:30:00.000Z', 'Asia/Kolkata', '2026-03-08', '2027-03-08', '2026-03-09'],
  ['2026-03-08T10:30:00.000Z', 'Pacific/Kiritimati', '2026-03-09', '2027-03-09', '2026-03-10'],
  ['2026-03-08T10:30:00.000Z', 'America/Los_Angeles', '2026-03-08', '2027-03-08', '2026-03-09'],
  ['2026-11-01T06:30:00.000Z', 'America/Los_Angeles', '2026-10-31', '2027-10-31', '2026-11-01'],
  ['2026-11-01T06:30:00.000Z', 'America/New_York', '2026-11-01', '2027-11-01', '2026-11-02'],
  ['2026-11-01T06:30:00.000Z', 'America/Phoenix', '2026-10-31', '2027-10-31', '2026-11-01'],
  ['2026-11-01T06:30:00.000Z', 'Europe/London', '2026-11-01', '2027-11-01', '2026-11-02'],
  ['2026-11-01T06:30:00.000Z', 'Asia/Kolkata', '2026-11-01', '2027-11-01', '2026-11-02'],
  ['2026-11-01T10:30:00.000Z', 'Pacific/Kiritimati', '2026-11-02', '2027-11-02', '2026-11-03'],
  // An hour after the first midnight of a day that has 25 hours.
  ['2026-11-01T08:00:00.000Z', 'America/Los_Angeles', '2026-11-01', '2027-11-01', '2026-11-02'],
  ['2026-09-06T03:30:00.000Z', 'America/Santiago', '2026-09-05', '2027-09-05', '2026-09-06'],
  ['2026-09-06T04:00:00.000Z', 'America/Santiago', '2026-09-06', '2027-09-06', '2026-09-07'],
] as const;

const zones = [...new Set(beginnings.map(([zone]) => zone))];

const dayIn = (zone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(moment);

const nextDay = (day: string): string => {
  const date = new Date(`${day}T00:00:00.000Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

/** The machine's own zone, and how many minutes it is behind UTC in June. */
const machines = [
  ['UTC', 0],
  ['America/Los_Angeles', 420],
  ['America/Santiago', 240],
  ['Pacific/Kiritimati', -840],
] as const;

describe.each(machines)('on a machine in %s', (machineZone, offset) => {
  const before = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = machineZone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it('is that zone the one that dates are in', () => {
    expect(new Date('2026-06-15T12:00:00.000Z').getTimezoneOffset()).toBe(offset);
  });

  describe('the first moment to reschedule to', () => {
    it.each(supplies)('is, with a supply of %i months, %i days after it began', (duration, days) => {
      const now = new Date(start);
      expect(earliestReschedule({ periodStart: start, duration, now }).getTime() - now.getTime()).toBe(
        days * 86_400_000,
      );
    });

    it('keeps the time of day across a change of the clocks', () => {
      const now = new Date('2026-03-01T00:00:00.000Z');
      expect(earliestReschedule({ periodStart: '2026-03-01T15:30:00.000Z', duration: 1, now })).toEqual(
        new Date('2026-03-22T15:30:00.000Z'),
      );
    });

    it('is now where that has passed, or where nothing has begun', () => {
      const { now } = of();
      expect(earliestReschedule({ periodStart: '2025-01-01T00:00:00.000Z', duration: 12, now })).toEqual(now);
      expect(earliestReschedule({ periodStart: null, duration: 12, now })).toEqual(now);
    });
  });

  describe('the days to choose from', () => {
    it('begin with the earliest, the day after which is chosen, and end a year ahead', () => {
      expect(rescheduleWindow(of({ periodStart: start }))).toEqual({
        earliest: '2026-06-22',
        latest: '2027-06-15',
        scheduled: null,
        selected: '2026-06-23',
      });
    });

    it('leave out the planned one, the day after which is chosen', () => {
      expect(rescheduleWindow(of({ periodStart: start, planned: seconds('2026-07-04T18:00:00Z') }))).toEqual({
        earliest: '2026-06-22',
        latest: '2027-06-15',
        scheduled: '2026-07-04',
        selected: '2026-07-05',
      });
    });

    it('name the planned one as it falls in the zone of the patient', () => {
      const planned = seconds('2026-07-04T18:00:00Z');
      expect(zones.map((zone) => [zone, rescheduleWindow(of({ planned, zone })).scheduled])).toEqual([
        ['America/Los_Angeles', '2026-07-04'],
        ['America/New_York', '2026-07-04'],
        ['America/Phoenix', '2026-07-04'],
        ['Europe/London', '2026-07-04'],
        ['Asia/Kolkata', '2026-07-04'],
        ['Pacific/Kiritimati', '2026-07-05'],
        ['America/Santiago', '2026-07-04'],
        ['Africa/Cairo', '2026-07-04'],
        ['America/Havana', '2026-07-04'],
      ]);
    });

    it.each([
      ['2026-03-08T07:30:00Z', '2026-03-07', '2026-03-08'],
      ['2026-11-01T07:00:00Z', '2026-11-01', '2026-11-02'],
    ])('choose the next one also where a day has not 24 hours: planned at %s', (planned, scheduled, selected) => {
      const now = new Date('2026-02-01T12:00:00.000Z');
      expect(rescheduleWindow(of({ now, planned: seconds(planned) }))).toMatchObject({ scheduled, selected });
    });

    it('choose the earliest where the planned one lies before it', () => {
      expect(rescheduleWindow(of({ periodStart: start, planned: seconds('2026-06-18T18:00:00Z') }))).toMatchObject({
        earliest: '2026-06-22',
        scheduled: '2026-06-18',
        selected: '2026-06-22',
      });
    });

    it('choose the last where the one before it is planned', () => {
      expect(rescheduleWindow(of({ planned: seconds('2027-06-14T07:00:00Z') }))).toMatchObject({
        scheduled: '2027-06-14',
        selected: '2027-06-15',
      });
    });

    it.each([
      ['2027-06-15T07:00:00Z', '2027-06-15'],
      ['2027-09-01T07:00:00Z', '2027-09-01'],
    ])('choose none where the last is planned or a later one, rather than an earlier one: %s', (planned, scheduled) => {
      expect(rescheduleWindow(of({ planned: seconds(planned) }))).toMatchObject({
        latest: '2027-06-15',
        scheduled,
        selected: null,
      });
    });

    it.each([
      ['2027-02-28T20:00:00.000Z', '2028-02-28'],
      ['2027-03-01T20:00:00.000Z', '2028-03-01'],
      ['2028-02-28T20:00:00.000Z', '2029-02-28'],
      ['2028-02-29T20:00:00.000Z', '2029-02-28'],
      ['2028-03-01T20:00:00.000Z', '2029-03-01'],
    ])('end, seen from %s, with %s', (now, latest) => {
      expect(rescheduleWindow(of({ now: new Date(now) })).latest).toBe(latest);
    });

    it.each(changeDays)('are, at %s in %s, %s to %s with %s chosen', (now, zone, earliest, latest, selected) => {
      expect(rescheduleWindow(of({ now: new Date(now), zone }))).toEqual({
        earliest,
        latest,
        scheduled: null,
        selected,
      });
    });
  });

  describe('a chosen day', () => {
    const now = new Date('2026-01-05T12:00:00.000Z');

    it.each(beginnings)('begins in %s, on %s, at %s', (zone, day, moment) => {
      expect(momentOfDay(day, of({ now, zone })).toISOString()).toBe(moment);
    });

    it('stands for the earliest moment where it has begun before', () => {
      expect(momentOfDay('2026-06-22', of({ periodStart: start })).toISOString()).toBe('2026-06-22T15:30:00.000Z');
      expect(momentOfDay('2026-06-23', of({ periodStart: start })).toISOString()).toBe('2026-06-23T07:00:00.000Z');
    });

    it.each(zones)('stands in %s for a moment of that day, whichever it is', (zone) => {
      const given = of({ now, zone });
      const { earliest, latest } = rescheduleWindow(given);
      let count = 0;
      for (let day = earliest; day <= latest; day = nextDay(day)) {
        expect(dayIn(zone, momentOfDay(day, given))).toBe(day);
        count += 1;
      }
      expect(count).toBe(366);
    });
  });

  describe('a prescription', () => {
    const moment = new Date('2026-07-05T07:00:00.000Z');

    it.each([
      [null, false],
      ['2026-07-05T07:00:00.000Z', false],
      ['2026-07-05T07:00:00.001Z', false],
      ['2026-07-05T06:59:59.999Z', true],
      ['2026-07-05T00:00:00-07:00', false],
      ['2026-07-04T23:59:59-07:00', true],
      ['2026-07-05T07:00:00', false],
      ['2026-07-05T06:59:59', true],
    ])('that ends at %s has expired by then: %s', (end, expired) => {
      expect(isOverdue(moment, end)).toBe(expired);
    });
  });
});
