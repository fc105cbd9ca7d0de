import { describe, expect, it } from 'vitest';
import { dayIn, firstFreeDay, namedTimes, timesByDay } from '#app/dashboard/appointments/times/timesByDay.ts';

/** Half hours from a moment on. */
const halfHours = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.parse(from) + at * 30 * 60_000).toISOString());

describe('times by day', () => {
  it.each([
    ['America/Los_Angeles', '2026-06-30'],
    ['America/New_York', '2026-06-30'],
    ['UTC', '2026-06-30'],
    ['Europe/Berlin', '2026-07-01'],
    ['Asia/Kathmandu', '2026-07-01'],
    ['Pacific/Kiritimati', '2026-07-01'],
  ])('in %s a moment late in June is on %s', (zone, day) => {
    expect(dayIn('2026-06-30T23:30:00Z', zone)).toBe(day);
    expect([...timesByDay(['2026-06-30T23:30:00Z'], zone).keys()]).toEqual([day]);
  });

  it('hold every time once, in order', () => {
    const times = halfHours('2026-06-16T16:00:00Z', 40);
    const days = timesByDay(times, 'Asia/Tokyo');
    expect([...days.values()].flat()).toEqual(times);
    expect([...days.keys()]).toEqual(['2026-06-17']);
  });
});

describe('the first day with free times', () => {
  const read = { name: 'A call', minutes: 30, times: ['2026-11-30T18:00:00Z'], next: '2026-12-02T18:00:00Z' };

  it.each([
    ['America/New_York', '2026-11', '2026-11-30'],
    // Two in the morning of December 1.
    ['Asia/Tokyo', '2026-11', '2026-12-01'],
    ['Asia/Tokyo', '2026-12', '2026-12-01'],
    // Who has turned to December is not sent back to November.
    ['America/New_York', '2026-12', '2026-12-02'],
  ])('in %s from %s on is %s', (zone, month, day) => {
    expect(firstFreeDay(read, month, zone)).toBe(day);
  });

  it('is none where there is none', () => {
    expect(firstFreeDay({ ...read, next: null }, '2026-12', 'America/New_York')).toBeUndefined();
  });
});

describe('the times of a day', () => {
  it('are named in the zone of the patient', () => {
    expect(namedTimes(['2026-06-16T16:00:00Z'], 'America/New_York')).toEqual([
      { time: '2026-06-16T16:00:00Z', label: '12:00 PM' },
    ]);
  });

  it('say which hour is meant where clocks are set back, and only there', () => {
    const labels = namedTimes(halfHours('2026-11-01T07:30:00Z', 5), 'America/Los_Angeles').map(({ label }) => label);
    expect(labels).toEqual(['12:30 AM', '1:00 AM PDT', '1:30 AM PDT', '1:00 AM PST', '1:30 AM PST']);
  });

  it('leave out the hour that clocks skip', () => {
    const labels = namedTimes(halfHours('2026-03-08T09:00:00Z', 4), 'America/Los_Angeles').map(({ label }) => label);
    expect(labels).toEqual(['1:00 AM', '1:30 AM', '3:00 AM', '3:30 AM']);
  });
});
