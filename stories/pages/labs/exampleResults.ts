import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';

/** LDL cholesterol, with what is given changed. */
export const exampleBiomarker = (changes: Partial<LabBiomarker> = {}): LabBiomarker => ({
  _id: 'ldl-cholesterol',
  name: 'LDL cholesterol',
  category: 'heart',
  unit: 'mg/dL',
  decimals: 0,
  fasting: 'preferred',
  is: 'LDL cholesterol is carried by particles that can build up in arteries.',
  moves: 'Saturated fat, weight, genes and medicines can affect it.',
  bands: { high: 'This is above the range.' },
  target: { low: null, high: 79 },
  critical: null,
  sources: { reference: 'NCEP ATP III', target: 'ESC/EAS 2019: below 80 at high risk' },
  actions: {
    low: {
      text: 'Ask your care team if this makes sense with your diet and medicines.',
      source: 'MedlinePlus, LDL test',
    },
    high: { text: 'Move most days, and eat fish, nuts and beans.', source: 'ACC/AHA 2018, cholesterol guideline' },
  },
  ...changes,
});

/** A result on a day, above the range of the laboratory as far as it is not changed. @param day YYYY-MM-DD */
export const exampleResult = (day: string, value: number, changes: Partial<LabResult> = {}): LabResult => ({
  report: 'a'.repeat(24),
  collected_at: `${day}T15:00:00.000Z`,
  value,
  comparator: null,
  unit: 'mg/dL',
  band: value > 99 ? 'high' : value > 79 ? 'in-range' : 'optimal',
  status: 'final',
  reference: { low: null, high: 99, source: 'laboratory' },
  ...changes,
});

/** A year of results that come down to the target. */
export const exampleYear: readonly LabResult[] = [
  exampleResult('2025-06-02', 142),
  exampleResult('2025-09-08', 121, { status: 'corrected' }),
  exampleResult('2025-12-01', 98),
  exampleResult('2026-03-09', 91),
  exampleResult('2026-06-15', 76),
];

/** A result that the patient has entered. @param day YYYY-MM-DD */
export const exampleEntered = (
  day: string,
  value: number,
  entered: Partial<NonNullable<LabResult['entered']>> = {},
): LabResult =>
  exampleResult(day, value, {
    report: null,
    collected_at: `${day}T12:00:00.000Z`,
    reference: { low: null, high: 129, source: 'catalogue', by: 'NCEP ATP III' },
    entered: { _id: `${day} ${value}`, day, laboratory: 'Westside Clinic', value, unit: 'mg/dL', ...entered },
  });
