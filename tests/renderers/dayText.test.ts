import { describe, expect, it } from 'vitest';
import { dateOfDay, dayOfDate, dayText } from '#flows/kinds/describing/dayText.ts';
import { canBeChosen } from '#renderers/steps/questions/date/canBeChosen.ts';
import { zoneName } from '#flows/kinds/describing/zoneName.ts';

describe('a day of the calendar', () => {
  it('is written out, whatever the zone of the machine', () => {
    expect(dayText('2026-12-24')).toBe('Thursday, December 24, 2026');
    expect(dayText('2028-02-29')).toBe('Tuesday, February 29, 2028');
    expect(dayText('some day')).toBe('some day');
  });

  it.each(['2026-01-01', '2026-03-08', '2026-09-06', '2026-12-31'])('%s is a date and back', (day) => {
    expect(dayOfDate(dateOfDay(day))).toBe(day);
  });
});

describe('the name of a zone', () => {
  it.each([
    ['America/Los_Angeles', '2026-01-15', 'Pacific Time'],
    ['America/Los_Angeles', '2026-07-15', 'Pacific Time'],
    ['America/New_York', '2026-07-15', 'Eastern Time'],
    ['America/Phoenix', '2026-07-15', 'Mountain Standard Time'],
    ['Asia/Kolkata', '2026-07-15', 'India Standard Time'],
    ['Pacific/Kiritimati', '2026-07-15', 'Line Islands Time'],
  ])('%s on %s is %s', (zone, day, name) => {
    expect(zoneName(zone, dateOfDay(day), 'general')).toBe(name);
  });
});

describe('a day can be chosen', () => {
  const limits = {
    earliest: '2026-07-09',
    latest: '2027-06-15',
    scheduled: '2026-12-24',
    selected: '2026-12-25',
    zone: 'America/Los_Angeles',
  };

  it.each([
    ['2026-07-08', false],
    ['2026-07-09', true],
    ['2026-12-23', true],
    ['2026-12-24', false],
    ['2026-12-25', true],
    ['2027-06-15', true],
    ['2027-06-16', false],
  ])('%s: %s', (day, can) => {
    expect(canBeChosen(day, limits)).toBe(can);
  });

  it('whichever it is where there are no limits', () => {
    expect(canBeChosen('1999-01-01', undefined)).toBe(true);
  });
});
