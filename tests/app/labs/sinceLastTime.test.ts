import { expect, it } from 'vitest';
import { previousOf, sinceLastTime } from '#app/labs/rules/sinceLastTime.ts';
import type { LabResult } from '#schemas/wire/labs/labReport.ts';
import { exampleResult } from '#stories/pages/labs/exampleLab.ts';

const told = (
  now: Partial<LabResult>,
  before: Partial<LabResult> | undefined,
  target: { readonly low: number | null; readonly high: number | null } | null = { low: 40, high: 150 },
) =>
  sinceLastTime({
    biomarker: { decimals: 0, target },
    result: exampleResult(now),
    previous: before && exampleResult(before),
    day: before && 'March 1, 2026',
  });

it.each([
  ['never before', { value: 11 }, undefined, 'This is the first time that it was measured here.'],
  [
    'down, away from the target',
    { value: 11 },
    { value: 24, band: 'in-range' },
    'It is 13 ng/mL lower than before: 24 ng/mL on March 1, 2026, in range. It is farther from the target than before.',
  ],
  [
    'up, nearer to the target',
    { value: 30, band: 'in-range' },
    { value: 24, band: 'in-range' },
    'It is 6 ng/mL higher than before: 24 ng/mL on March 1, 2026, in range. It is closer to the target than before.',
  ],
  [
    'into the target',
    { value: 50, band: 'optimal' },
    { value: 24, band: 'in-range' },
    'It is 26 ng/mL higher than before: 24 ng/mL on March 1, 2026, in range. It has come into the target.',
  ],
  [
    'out of the target, still in range',
    { value: 24, band: 'in-range' },
    { value: 50, band: 'optimal' },
    'It is 26 ng/mL lower than before: 50 ng/mL on March 1, 2026, on target. It was within the target before. It is not now, but it is still in range.',
  ],
  [
    'out of the target and of the range',
    { value: 11 },
    { value: 50, band: 'optimal' },
    'It is 39 ng/mL lower than before: 50 ng/mL on March 1, 2026, on target. It was within the target before, and is not now.',
  ],
  [
    'from one side of the target to the other, as far away',
    { value: 170, band: 'in-range' },
    { value: 20, band: 'in-range' },
    'It is 150 ng/mL higher than before: 20 ng/mL on March 1, 2026, in range.',
  ],
  [
    'the same as shown',
    { value: 11.2 },
    { value: 10.9 },
    'It is the same as before: 11 ng/mL on March 1, 2026, below range.',
  ],
  [
    'beyond what can be measured',
    { value: 5, comparator: '<', band: 'low' },
    { value: 11 },
    'Before, it was 11 ng/mL on March 1, 2026, below range.',
  ],
  [
    'still beyond it',
    { value: 5, comparator: '<', band: 'low' },
    { value: 5, comparator: '<', band: 'low' },
    'It is what it was before: <5 ng/mL on March 1, 2026, below range.',
  ],
] as const)('a value that is %s', (_, now, before, text) => {
  expect(told(now, before)).toBe(text);
});

it('without a target is told against its range', () => {
  expect(told({ value: 20, band: 'in-range' }, { value: 9 }, null)).toMatch(/It has come into the range\.$/);
  expect(told({ value: 20, band: 'in-range', reference: null }, { value: 9 }, null)).toMatch(/below range\.$/);
});

it('is compared with the one before it that counts, of another report', () => {
  const newest = exampleResult({ value: 1 });
  const twice = exampleResult({ value: 2 });
  const withdrawn = exampleResult({ value: 3, report: 'd'.repeat(24), status: 'entered-in-error' });
  const before = exampleResult({ value: 4, report: 'e'.repeat(24) });
  expect(previousOf([newest, twice, withdrawn, before], newest)).toBe(before);
  expect(previousOf([newest], newest)).toBeUndefined();
});
