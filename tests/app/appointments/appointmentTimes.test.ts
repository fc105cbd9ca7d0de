import { describe, expect, it } from 'vitest';
import { pacificTime, timeIn } from '#app/dashboard/appointments/details/shownTime.ts';

describe('times of appointments', () => {
  it.each([
    // Before, in and after the hours that a change of the clocks takes or gives.
    ['2026-03-08T09:30:00Z', 'America/Los_Angeles', 'Sunday, March 8, 2026', '1:30 AM', 'Pacific Standard Time'],
    ['2026-03-08T10:30:00Z', 'America/Los_Angeles', 'Sunday, March 8, 2026', '3:30 AM', 'Pacific Daylight Time'],
    ['2026-11-01T08:30:00Z', 'America/Los_Angeles', 'Sunday, November 1, 2026', '1:30 AM', 'Pacific Daylight Time'],
    ['2026-11-01T09:30:00Z', 'America/Los_Angeles', 'Sunday, November 1, 2026', '1:30 AM', 'Pacific Standard Time'],
    ['2026-07-01T17:00:00Z', 'America/New_York', 'Wednesday, July 1, 2026', '1:00 PM', 'Eastern Daylight Time'],
    ['2026-01-05T17:00:00Z', 'America/New_York', 'Monday, January 5, 2026', '12:00 PM', 'Eastern Standard Time'],
    ['2026-01-05T17:00:00Z', 'Asia/Tokyo', 'Tuesday, January 6, 2026', '2:00 AM', 'Japan Standard Time'],
    ['2026-01-05T17:00:00Z', 'Pacific/Honolulu', 'Monday, January 5, 2026', '7:00 AM', 'Hawaii-Aleutian Standard Time'],
    ['2026-01-05T17:00:00Z', 'Asia/Kathmandu', 'Monday, January 5, 2026', '10:45 PM', 'Nepal Time'],
    ['2026-01-05T17:00:00Z', 'UTC', 'Monday, January 5, 2026', '5:00 PM', 'UTC'],
  ])('%s in %s is %s, %s %s', (moment, zone, date, time, name) => {
    expect(timeIn(moment, zone)).toEqual({ date, time, zone: name });
  });

  it('an offset in the moment changes nothing', () => {
    expect(timeIn('2026-01-05T09:00:00-08:00', 'Asia/Tokyo')).toEqual(timeIn('2026-01-05T17:00:00Z', 'Asia/Tokyo'));
  });

  it('coaching is in Pacific time, labelled PST in winter and in summer, wherever the patient is', () => {
    expect(pacificTime('2026-01-05T17:00:00Z')).toMatchObject({ time: '9:00 AM', zone: 'PST' });
    expect(pacificTime('2026-07-01T17:00:00Z')).toMatchObject({ time: '10:00 AM', zone: 'PST' });
    expect(pacificTime('2026-07-02T05:00:00Z').date).toBe('Wednesday, July 1, 2026');
  });
});
