import { expect, it } from 'vitest';
import { judgingRange, rangeFor } from '#flows/labs/rules/rangeFor.ts';

const marker = {
  ranges: [
    { sex: 'female', from: 18, through: 49, reference: { high: 1 } },
    { sex: 'female', from: 50, reference: { high: 2 } },
    { sex: 'male', from: 18, reference: { high: 3 } },
  ],
} as const;

it.each([
  ['female', 17, undefined],
  ['female', 18, 1],
  ['female', 49, 1],
  ['female', 49.9, 1],
  ['female', 50, 2],
  ['female', 104, 2],
  ['male', 50, 3],
  ['other', 50, undefined],
  [null, 50, undefined],
] as const)('%s, %d years: the range up to %s', (sex, age, high) => {
  const range = rangeFor({ ranges: [...marker.ranges] }, sex, age);
  expect(range?.reference).toEqual(high === undefined ? undefined : { high });
});

it('a patient of another sex has a range that is for both', () => {
  expect(rangeFor({ ranges: [{ sex: 'both', from: 18, reference: 'laboratory' }] }, 'other', 30)?.reference).toBe(
    'laboratory',
  );
});

const critical = [
  { sex: 'female', from: 18, reference: { low: 11 }, critical: { low: 7, high: 19 } },
  { sex: 'male', from: 18, reference: { low: 13 }, critical: { low: 8 } },
] as const;

it.each([
  ['other', 40, { low: 7 }],
  [null, Number.NaN, { low: 7 }],
  ['male', 40, { low: 8 }],
  ['other', 10, undefined],
] as const)('%s, %d years: a value is critical beyond %o', (sex, age, bounds) => {
  expect(judgingRange({ ranges: [...critical] }, sex, age)?.critical).toEqual(bounds);
});
