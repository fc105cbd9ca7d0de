import { expect, it } from 'vitest';
import type { Bounds } from '#schemas/biomarker.ts';
import { bandOf, type Comparator } from '#flows/labs/rules/bandOf.ts';
import { rangeFor } from '#flows/labs/rules/rangeFor.ts';
import { seededCatalogue } from '#tests/support/brands/seededBrands.ts';

const none = undefined;
const range = (low?: number, high?: number): Bounds => ({
  ...(low !== undefined && { low }),
  ...(high !== undefined && { high }),
});

/** Worked by hand from the published ranges: marker and unit, sex, age, result, the laboratory's range, the band. */
const results = [
  ['total-cholesterol', 'mg/dL', 'male', 40, '199', none, 'in-range'],
  ['total-cholesterol', 'mg/dL', 'male', 40, '199.4', none, 'in-range'],
  ['total-cholesterol', 'mg/dL', 'male', 40, '199.6', none, 'high'],
  ['total-cholesterol', 'mg/dL', 'female', 40, '200', none, 'high'],
  ['total-cholesterol', 'mg/dL', 'female', 40, '110', range(125, 200), 'low'],
  ['total-cholesterol', 'mg/dL', 'female', 40, '200', range(125, 200), 'in-range'],
  ['ldl-c', 'mg/dL', 'male', 55, '99', none, 'optimal'],
  ['ldl-c', 'mg/dL', 'male', 55, '100', none, 'in-range'],
  ['ldl-c', 'mg/dL', 'male', 55, '130', none, 'high'],
  ['ldl-c', 'mg/dL', 'male', 55, '95', range(0, 89), 'high'],
  ['hdl-c', 'mg/dL', 'female', 30, '49', none, 'low'],
  ['hdl-c', 'mg/dL', 'male', 30, '49', none, 'in-range'],
  ['hdl-c', 'mg/dL', 'male', 30, '39', none, 'low'],
  ['hdl-c', 'mg/dL', 'other', 30, '49', none, null],
  ['hdl-c', 'mg/dL', 'other', 30, '38', range(40), 'low'],
  ['hdl-c', 'mg/dL', 'female', 30, '60', none, 'optimal'],
  ['hdl-c', 'mg/dL', 'male', 30, '>40', none, 'in-range'],
  ['hdl-c', 'mg/dL', 'female', 30, '91', none, 'in-range'],
  ['triglycerides', 'mg/dL', 'male', 60, '999', none, 'high'],
  ['triglycerides', 'mg/dL', 'male', 60, '1000', none, 'critical-high'],
  ['triglycerides', 'mg/dL', 'male', 60, '1000', range(none, 1200), 'critical-high'],
  ['fasting-glucose', 'mg/dL', 'female', 25, '53', none, 'critical-low'],
  ['fasting-glucose', 'mg/dL', 'female', 25, '54', none, 'low'],
  ['fasting-glucose', 'mg/dL', 'female', 25, '70', none, 'in-range'],
  ['fasting-glucose', 'mg/dL', 'female', 25, '72', none, 'optimal'],
  ['fasting-glucose', 'mg/dL', 'female', 25, '90', none, 'optimal'],
  ['fasting-glucose', 'mg/dL', 'female', 25, '91', none, 'in-range'],
  ['fasting-glucose', 'mg/dL', 'female', 25, '100', none, 'high'],
  ['fasting-glucose', 'mg/dL', 'female', 25, '400', none, 'high'],
  ['fasting-glucose', 'mg/dL', 'female', 25, '401', none, 'critical-high'],
  ['fasting-glucose', 'mg/dL', 'female', 17, '85', none, null],
  ['fasting-glucose', 'mg/dL', 'female', 17, '85', range(70, 99), 'in-range'],
  ['hba1c', '%', 'male', 50, '5.4', none, 'optimal'],
  ['hba1c', '%', 'male', 50, '5.6', none, 'in-range'],
  ['hba1c', '%', 'male', 50, '5.7', none, 'high'],
  ['hs-crp', 'mg/L', 'male', 50, '<0.2', none, 'optimal'],
  ['hs-crp', 'mg/L', 'male', 50, '<1.0', none, 'optimal'],
  ['hs-crp', 'mg/L', 'male', 50, '<0.97', none, 'in-range'],
  ['hs-crp', 'mg/L', 'male', 50, '3.0', none, 'in-range'],
  ['hs-crp', 'mg/L', 'male', 50, '3.1', none, 'high'],
  ['hs-crp', 'mg/L', 'male', 50, '>10', none, 'high'],
  ['alt', 'U/L', 'female', 33, '26', none, 'in-range'],
  ['alt', 'U/L', 'male', 33, '26', none, 'optimal'],
  ['alt', 'U/L', 'male', 33, '5', range(0, 40), 'optimal'],
  ['alt', 'U/L', 'male', 33, '41', range(0, 40), 'high'],
  ['alt', 'U/L', 'male', 33, '>1000', none, 'critical-high'],
  ['alt', 'U/L', 'male', 33, '<60', range(none, 65), 'in-range'],
  ['alt', 'U/L', 'male', 33, '>500', none, 'high'],
  ['creatinine', 'mg/dL', 'female', 64, '1.05', none, 'high'],
  ['creatinine', 'mg/dL', 'male', 64, '1.05', none, 'in-range'],
  ['creatinine', 'mg/dL', 'male', 64, '5.01', none, 'critical-high'],
  ['egfr', 'mL/min/{1.73_m2}', 'male', 70, '>90', none, 'optimal'],
  ['egfr', 'mL/min/{1.73_m2}', 'male', 70, '>60', range(60), 'in-range'],
  ['egfr', 'mL/min/{1.73_m2}', 'male', 70, '>60', none, 'in-range'],
  ['egfr', 'mL/min/{1.73_m2}', 'male', 70, '>=60', range(60, 120), null],
  ['egfr', 'mL/min/{1.73_m2}', 'male', 70, '<60', none, 'low'],
  ['egfr', 'mL/min/{1.73_m2}', 'male', 70, '<=60', none, null],
  ['egfr', 'mL/min/{1.73_m2}', 'male', 70, '<15', none, 'critical-low'],
  ['ferritin', 'ng/mL', 'female', 35, '<5', range(10, 200), 'low'],
  ['egfr', 'mL/min/{1.73_m2}', 'male', 70, '>=90', none, 'optimal'],
  ['egfr', 'mL/min/{1.73_m2}', 'male', 70, '59', none, 'low'],
  ['egfr', 'mL/min/{1.73_m2}', 'male', 70, '14', none, 'critical-low'],
  ['sodium', 'mmol/L', 'female', 80, '120', none, 'low'],
  ['sodium', 'mmol/L', 'female', 80, '119', none, 'critical-low'],
  ['potassium', 'mmol/L', 'male', 45, '3.5', none, 'in-range'],
  ['potassium', 'mmol/L', 'male', 45, '5.1', none, 'in-range'],
  ['potassium', 'mmol/L', 'male', 45, '5.14', none, 'in-range'],
  ['potassium', 'mmol/L', 'male', 45, '5.14', range(3.5, 5.1), 'high'],
  ['potassium', 'mmol/L', 'male', 45, '6.6', none, 'critical-high'],
  ['potassium', 'mmol/L', 'male', 45, '2.4', range(none, 5.3), 'critical-low'],
  ['potassium', 'mmol/L', 'male', 45, '2.4', range(2, 5.3), 'critical-low'],
  ['potassium', 'mmol/L', 'male', 45, '1.9', range(2, 5.3), 'critical-low'],
  ['potassium', 'mmol/L', 'male', 45, '>3.4', none, null],
  ['potassium', 'mmol/L', 'male', 45, '>6.5', none, 'critical-high'],
  ['potassium', 'mmol/L', 'male', 45, '>5.1', none, 'high'],
  ['potassium', 'mmol/L', 'male', 45, '4.0', range(5.1, 3.5), 'optimal'],
  ['wbc', '10*3/uL', 'female', 20, '3.9', none, 'low'],
  ['wbc', '10*3/uL', 'female', 20, '3.9', range(3.4, 10.8), 'optimal'],
  ['hemoglobin', 'g/dL', 'female', 20, '11.8', none, 'in-range'],
  ['hemoglobin', 'g/dL', 'male', 20, '11.8', none, 'low'],
  ['hemoglobin', 'g/dL', 'male', 20, '6.9', none, 'critical-low'],
  ['platelets', '10*3/uL', 'male', 20, '<50', none, 'critical-low'],
  ['platelets', '10*3/uL', 'male', 20, '<=50', none, 'low'],
  ['ferritin', 'ng/mL', 'female', 35, '14', none, 'low'],
  ['ferritin', 'ng/mL', 'female', 35, '<15', none, 'low'],
  ['vitamin-d', 'ng/mL', 'male', 35, '29.5', none, 'optimal'],
  ['vitamin-d', 'ng/mL', 'male', 35, '151', none, 'critical-high'],
  ['folate', 'ng/mL', 'female', 35, '>20', none, 'optimal'],
  ['folate', 'ng/mL', 'female', 35, '>20', range(4, 20), 'high'],
  ['tsh', 'm[IU]/L', 'female', 35, '<0.01', none, 'low'],
  ['tsh', 'm[IU]/L', 'female', 35, '2.51', none, 'in-range'],
  ['dhea-s', 'ug/dL', 'female', 35, '200', none, null],
  ['dhea-s', 'ug/dL', 'female', 35, '200', range(45, 295), 'in-range'],
  ['dhea-s', 'ug/dL', 'female', 35, '296', range(45, 295), 'high'],
  ['igf-1', 'ng/mL', 'male', 35, '80', range(88, 246), 'low'],
  ['cortisol-am', 'ug/dL', 'male', 35, '2.9', none, 'critical-low'],
  ['potassium', 'mmol/L', 'male', 45, '-1', none, null],
] as const;

/** A result as a laboratory writes it. */
function readResult(written: string): readonly [number, Comparator | null] {
  const comparator = (['<=', '>=', '<', '>'] as const).find((one) => written.startsWith(one)) ?? null;
  return [Number(written.slice(comparator?.length ?? 0)), comparator];
}

it.each(results)(
  '%s in %s, %s, %d years: %s with the range %j is %s',
  (slug, unit, sex, age, written, laboratory, band) => {
    const marker = seededCatalogue.biomarkers.get(slug);
    expect(marker?.unit).toBe(unit);
    const [value, comparator] = readResult(written);
    const applied = { laboratory, catalogue: rangeFor(marker!, sex, age), decimals: marker!.decimals };
    expect(bandOf(value, comparator, applied)).toBe(band);
  },
);

it('a value has no band where no range is known', () => {
  expect(bandOf(5, null, { decimals: 1 })).toBeNull();
  expect(bandOf(5, null, { decimals: 1, laboratory: {} })).toBeNull();
});

it('every marker with numbers gives each of its bands, and a band for every value', () => {
  for (const { slug, ranges, decimals, texts } of seededCatalogue.biomarkers.values())
    for (const catalogue of ranges.filter(({ reference }) => typeof reference === 'object')) {
      const { reference, target, critical } = catalogue;
      const bounds = [typeof reference === 'object' ? reference : {}, target ?? {}, critical ?? {}];
      const step = 10 ** -decimals;
      const values = bounds
        .flatMap(({ low, high }) => [low, high])
        .flatMap((bound) => (bound === undefined ? [] : [bound - step, bound, bound + step]))
        .filter((value) => value >= 0);
      const bands = new Set(values.map((value) => bandOf(value, null, { catalogue, decimals })));
      const worded = new Set<string>(Object.keys(texts.bands));
      expect({ slug, wordless: [...bands].filter((band) => band === null || !worded.has(band)) }).toEqual({
        slug,
        wordless: [],
      });
    }
});
