import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, readBirthday, type Day } from '#engine/answers/birthday.ts';

const pad = (part: number) => String(part).padStart(2, '0');
const day = (year: number, month: number, of: number): Day => ({ year, month, day: of });

describe('a date of birth', () => {
  it.each([
    ['02-03-1990', day(1990, 2, 3)],
    ['12-31-1999', day(1999, 12, 31)],
    ['02-29-2000', day(2000, 2, 29)],
    ['02-29-2024', day(2024, 2, 29)],
    ['04-30-2001', day(2001, 4, 30)],
  ])('%s is read', (text, expected) => {
    expect(readBirthday(text)).toEqual(expected);
  });

  it.each([
    '02-29-1900',
    '02-29-2023',
    '02-30-2024',
    '04-31-2001',
    '06-31-2001',
    '09-31-2001',
    '11-31-2001',
    '01-32-2001',
    '00-10-2001',
    '13-10-2001',
    '01-00-2001',
    '1-2-1990',
    '01-02-90',
    '01/02/1990',
    '1990-01-02',
    ' 01-02-1990',
    '01-02-1990 ',
    '01-02-19900',
    '01-02-1990\n',
    '٠١-٠٢-١٩٩٠',
    '',
  ])('%j is no date', (text) => {
    expect(readBirthday(text)).toBeUndefined();
  });

  it('is read exactly where the calendar has that day', () => {
    assert(
      property(
        integer({ min: 1, max: 13 }),
        integer({ min: 1, max: 32 }),
        integer({ min: 1800, max: 2100 }),
        (m, d, y) => {
          const date = new Date(Date.UTC(y, m - 1, d));
          const isReal = date.getUTCMonth() === m - 1 && date.getUTCDate() === d;
          expect(readBirthday(`${pad(m)}-${pad(d)}-${y}`) !== undefined).toBe(isReal);
        },
      ),
      { seed: 15, numRuns: 1000 },
    );
  });
});

describe('an age', () => {
  it.each([
    [day(2008, 3, 15), day(2026, 3, 14), 17],
    [day(2008, 3, 15), day(2026, 3, 15), 18],
    [day(2008, 3, 15), day(2026, 3, 16), 18],
    [day(2008, 3, 15), day(2026, 2, 28), 17],
    [day(2008, 3, 15), day(2026, 4, 1), 18],
    [day(2008, 12, 31), day(2026, 1, 1), 17],
    [day(2008, 1, 1), day(2026, 12, 31), 18],
    [day(2026, 3, 15), day(2026, 3, 15), 0],
    [day(2026, 3, 16), day(2026, 3, 15), -1],
    [day(2027, 3, 15), day(2026, 3, 15), -1],
  ])('born %j, on %j: %i', (born, today, age) => {
    expect(ageOn(born, today)).toBe(age);
  });

  it.each([
    [day(2026, 2, 28), 17],
    [day(2026, 3, 1), 18],
    [day(2028, 2, 28), 19],
    [day(2028, 2, 29), 20],
  ])('of someone born on a leap day, on %j: %i', (today, age) => {
    expect(ageOn(day(2008, 2, 29), today)).toBe(age);
  });
});
