import { expect, it } from 'vitest';
import { rangeChangesText } from '#app/labs/rules/rangeChanges.ts';
import type { LabMarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { exampleBiomarker, exampleResult } from '#stories/pages/labs/exampleLab.ts';

const dayOf = (written: string) => written.slice(0, 10);
const measured = (
  band: LabResult['band'],
  before: LabResult['band'] | undefined,
  changes: Partial<LabResult> = {},
): LabMarker => ({
  biomarker: exampleBiomarker(),
  result: exampleResult({ band }),
  previous:
    before === undefined ? null : exampleResult({ band: before, collected_at: '2026-03-01T00:00:00Z', ...changes }),
});
const told = (...markers: readonly LabMarker[]) => rangeChangesText(markers, dayOf);

it('counts the results that came into their range and those that left it', () => {
  expect(
    told(measured('optimal', 'high'), measured('in-range', 'low'), measured('low', 'optimal'), measured('low', 'low')),
  ).toBe('Since 2026-03-01: 2 results came into range, 1 result left the range.');
});

it('says so where none did, and nothing where none was measured before', () => {
  expect(told(measured('in-range', 'optimal'))).toBe('Since 2026-03-01: no result came into range or left it.');
  expect(told(measured('low', undefined))).toBeUndefined();
});

it('leaves out what is not rated or was taken back', () => {
  expect(told(measured(null, 'low'), measured('optimal', null))).toBeUndefined();
  expect(told(measured('optimal', 'low', { status: 'entered-in-error' }))).toBeUndefined();
});

it('names no day where results were last measured on different ones', () => {
  expect(told(measured('low', 'optimal'), measured('low', 'low', { collected_at: '2025-12-01T00:00:00Z' }))).toBe(
    'Since each was last measured: 1 result left the range.',
  );
});
