import { expect, it } from 'vitest';
import { sinceEarlier } from '#app/labs/rules/sinceEarlier.ts';
import type { LabResult } from '#schemas/wire/labs/labReport.ts';
import { exampleResult } from '#stories/pages/labs/exampleResults.ts';

const biomarker = { decimals: 0, target: { low: null, high: 79 } };

/** A result of a report of its own. @param day YYYY-MM-DD */
const drawn = (day: string, value: number, changes: Partial<LabResult> = {}) =>
  exampleResult(day, value, { report: day.padEnd(24, '0'), ...changes });

/** @param earlier the results before it, newest first */
const told = (newest: LabResult, ...earlier: readonly LabResult[]) =>
  sinceEarlier({ biomarker, results: [newest, ...earlier], newest, dayOf: (moment) => moment.slice(0, 10) });

const NOW = drawn('2026-11-21', 92);
const LAST = drawn('2026-08-31', 101);

it.each([
  [
    'the one of nine months before, where there are several',
    [LAST, drawn('2026-06-04', 114), drawn('2026-03-08', 128), drawn('2025-12-10', 142)],
    'It is 36 mg/dL lower than on 2026-03-08, 8 months earlier.',
  ],
  [
    'the one of half a year before, where there is no older one',
    [LAST, drawn('2026-06-04', 114)],
    'It is 22 mg/dL lower than on 2026-06-04, 6 months earlier.',
  ],
  [
    'an older one, where there is no other',
    [LAST, drawn('2023-11-20', 90)],
    'It is 2 mg/dL higher than on 2023-11-20, 3 years earlier. It is farther from the target than then.',
  ],
  ['one that is the same', [LAST, drawn('2026-03-08', 92)], 'It is the same as on 2026-03-08, 8 months earlier.'],
  [
    'one that can be compared',
    [
      LAST,
      drawn('2026-03-08', 300, { comparator: '>' }),
      drawn('2026-02-20', 1, { status: 'entered-in-error' }),
      drawn('2026-01-08', 128),
    ],
    'It is 36 mg/dL lower than on 2026-01-08, 10 months earlier.',
  ],
  ['nothing, where the last one is that old', [drawn('2026-03-08', 128), drawn('2025-12-10', 142)], undefined],
  ['nothing, where all are newer', [LAST, drawn('2026-07-01', 114)], undefined],
  ['nothing, where it was measured once', [], undefined],
] as const)('a value is compared with %s', (_, earlier, words) => {
  expect(told(NOW, ...earlier)).toBe(words);
});

it('that is beyond what can be measured is compared with none', () => {
  expect(told({ ...NOW, comparator: '<' }, LAST, drawn('2026-03-08', 128))).toBeUndefined();
});

it('is told to be nearer to its target or farther from it unless it is as since last time', () => {
  const [near, far] = [drawn('2026-08-31', 85), drawn('2026-03-08', 128)];
  expect(told(NOW, near, far)).toMatch(/ earlier\. It is closer to the target than then\.$/);
  expect(told(NOW, LAST, far)).toMatch(/ earlier\.$/);
});
