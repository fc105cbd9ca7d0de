import { expect, it } from 'vitest';
import { adviceFor } from '#app/labs/rules/adviceFor.ts';
import type { LabResult } from '#schemas/wire/labs/labReport.ts';

const actions = {
  low: { text: 'Eat beans.', source: 'NIH' },
  high: { text: 'Ask for a new test.', source: 'CDC' },
};
const told = (band: LabResult['band']) => adviceFor({ actions }, { band });

it('a result outside its range has the steps of its side, with their source', () => {
  expect(told('low')).toEqual([actions.low]);
  expect(told('high')).toEqual([actions.high]);
});

it.each(['critical-low', 'critical-high', 'critical-flagged'] as const)(
  'of a %s result only the care team is named',
  (band) => {
    expect(told(band)).toEqual([
      {
        text: 'Contact your care team now, unless they have already talked with you about it. If you feel unwell, call 911.',
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
