import { expect, it } from 'vitest';
import { adviceFor } from '#app/labs/rules/adviceFor.ts';
import type { LabResult } from '#schemas/wire/labs/labReport.ts';

const actions = {
  low: { text: 'Eat beans.', source: 'NIH' },
  high: { text: 'Ask for a new test.', source: 'CDC' },
};
const critical = { low: 2.5, high: 6.5 };
const reference = { low: 3.5, high: 5.1, source: 'laboratory' } as const;
const told = (band: LabResult['band'], value = 5) => adviceFor({ actions, critical }, { band, value, reference });

it('a result outside its range has the steps of its side, with their source', () => {
  expect(told('low', 3.4)).toEqual([actions.low]);
  expect(told('high', 5.2)).toEqual([actions.high]);
});

it.each([
  ['low', 2.6],
  ['low', 3],
  ['high', 5.8],
  ['high', 6.5],
] as const)(
  'a result that is %s and nearer to critical than to its range leads to the care team: %d',
  (band, value) => {
    expect(told(band, value)).toEqual([{ text: expect.stringMatching(/^Contact your care team today/) }]);
  },
);

it.each([
  ['high', 10.2],
  ['high', 48],
  ['low', 1.75],
] as const)('a result that is %s and twice as far as its range leads to the care team this week: %d', (band, value) => {
  const far = { band, value, reference } as const;
  expect(adviceFor({ actions, critical: null }, far)).toEqual([
    { text: expect.stringMatching(/^Contact your care team this week/) },
  ]);
});

it.each([
  [null, reference],
  [critical, null],
  [{ low: 2.5, high: null }, reference],
] as const)('a result has the steps of its side where nothing says how far it may go: %j, %j', (bounds, range) => {
  const far = { band: 'high', value: 6.4, reference: range } as const;
  expect(adviceFor({ actions, critical: bounds }, far)).toEqual([actions.high]);
});

it.each(['critical-low', 'critical-high', 'critical-flagged'] as const)(
  'of a %s result only the care team is named',
  (band) => {
    expect(told(band)).toEqual([
      {
        text: 'Do what your care team told you about it. If you haven’t heard from them, contact them now. If you feel unwell, call 911.',
      },
    ]);
  },
);

it('a result that only the laboratory judges leads to the care team', () => {
  expect(told('flagged')).toEqual([{ text: expect.stringContaining('Ask your care team') }]);
});

it.each(['in-range', 'optimal', null] as const)('a result of band %s has the steps of both sides', (band) => {
  expect(told(band)).toEqual([
    { when: 'If it is low', ...actions.low },
    { when: 'If it is high', ...actions.high },
  ]);
});
