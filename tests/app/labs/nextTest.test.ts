import { expect, it } from 'vitest';
import { nextTest } from '#app/labs/rules/nextTest.ts';
import type { LabMarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { exampleBiomarker, exampleOther, exampleResult } from '#stories/pages/labs/exampleLab.ts';

const marker = (name: string, result: Partial<LabResult> | null): LabMarker => ({
  biomarker: exampleBiomarker({ name }),
  result: result && exampleResult(result),
  previous: null,
});

const fine = marker('Fine', { value: 100, band: 'optimal' });
const near = marker('Near', { value: 14.8, band: 'low' });
const low = marker('Low', { value: 9, band: 'low' });
const farLow = marker('Far', { value: 5, band: 'low' });
const critical = marker('Critical', { value: 1, band: 'critical-low' });
const takenBack = marker('Taken back', { value: 1, band: 'critical-low', status: 'entered-in-error' });

it.each([
  ['as the care team says, after a critical value', [fine, low, critical], null, ['Critical']],
  ['as the care team says, where something is far outside its range', [fine, low, farLow], null, ['Far']],
  ['after three months, where something is outside its range', [fine, near, low], 3, ['Low']],
  ['after half a year, where something is just outside', [fine, near], 6, ['Near']],
  ['after a year, where all is fine', [fine, takenBack, marker('None', null)], 12, []],
] as const)('the next test is %s', (_, markers, months, about) => {
  expect(nextTest(markers, [])).toMatchObject({ months, about });
});

it.each([
  ['as the care team says, where the lab calls a result critical', 'critical-flagged', null, ['Ceruloplasmin']],
  ['after three months, where the lab calls it high', 'high', 3, ['Ceruloplasmin']],
  ['as the care team says, where a result is not rated', null, null, []],
] as const)('with results as they were sent it is %s', (_, band, months, about) => {
  expect(nextTest([fine], [exampleOther({ band })])).toMatchObject({ months, about });
});
