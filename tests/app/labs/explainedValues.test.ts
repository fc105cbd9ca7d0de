import { expect, it } from 'vitest';
import { rangeZones } from '#app/labs/charts/scale/rangeZones.ts';
import { meaningOf } from '#app/labs/rules/meaningOf.ts';
import { rangeOwnerText } from '#app/labs/rules/rangeOwner.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import { toldBandText } from '#app/labs/rules/toldBand.ts';
import type { Bounds } from '#schemas/biomarker.ts';
import type { Comparator } from '#flows/labs/rules/bandOf.ts';
import { Labs } from '#services/backend/modules/labs/reading/Labs.ts';
import { exampleBiomarker, exampleResult } from '#stories/pages/labs/exampleLab.ts';
import { seededCatalogue } from '#tests/support/brands/seededBrands.ts';

const none = undefined;
const range = (low?: number, high?: number): Bounds => ({
  ...(low !== undefined && { low }),
  ...(high !== undefined && { high }),
});

/** The sentence that says a value is critical. */
const [CALL, TODAY] = ['your care team needs to act on it', 'your care team needs to look at it'];
const [WOMEN, MEN, ALL] = ['for women ages 18', 'for men ages 18', 'for women and men ages 18'];
const LAB = 'Northlab sent it with this result';
const NO = 'Your lab gave no range for this value';

/**
 * Worked by hand: marker and unit, value, sex, age, the laboratory's range; then what the patient reads (its band, a part of the
 * sentence, whose range it is), and the bar: its zones (c critical, l low, i in range, h high) with the one of the value in
 * capitals, and T where a target is marked in it.
 */
const values = [
  ['potassium', 'mmol/L', '2.4', 'female', 40, none, 'Far below range', CALL, ALL, 'ClihcT'],
  ['potassium', 'mmol/L', '2.5', 'female', 40, none, 'Below range', 'well below the range', ALL, 'cLihcT'],
  ['potassium', 'mmol/L', '3.4', 'male', 40, none, 'Just below range', 'so close to the range', ALL, 'cLihcT'],
  ['potassium', 'mmol/L', '3.5', 'male', 40, none, 'In range', 'though outside the target', ALL, 'clIhcT'],
  ['potassium', 'mmol/L', '4.2', 'male', 40, none, 'On target', 'in the target range', ALL, 'clIhcT'],
  ['potassium', 'mmol/L', '5.2', 'male', 40, none, 'Just above range', 'so close to the range', ALL, 'cliHcT'],
  ['potassium', 'mmol/L', '5.6', 'male', 40, none, 'Above range', 'how the blood was drawn', ALL, 'cliHcT'],
  ['potassium', 'mmol/L', '6.6', 'male', 40, none, 'Far above range', CALL, ALL, 'clihCT'],
  ['potassium', 'mmol/L', '5.3', 'male', 40, range(3.5, 5.5), 'In range', 'outside the target', LAB, 'clIhcT'],
  ['potassium', 'mmol/L', '6.6', 'male', 40, range(3.5, 7), 'Far above range', 'far above', LAB, 'cliCT'],
  ['ldl-c', 'mg/dL', '99', 'female', 50, none, 'On target', 'at the target or below it', ALL, 'IhT'],
  ['ldl-c', 'mg/dL', '128', 'female', 50, none, 'In range', 'though above the target', ALL, 'IhT'],
  ['ldl-c', 'mg/dL', '131', 'female', 50, none, 'Just above range', 'which goal fits you', ALL, 'iHT'],
  ['ldl-c', 'mg/dL', '160', 'female', 50, none, 'Above range', 'which goal fits you', ALL, 'iHT'],
  ['ldl-c', 'mg/dL', '95', 'female', 50, range(none, 89), 'Above range', 'which goal fits you', LAB, 'iHT'],
  ['ldl-c', 'mg/dL', '40', 'female', 50, range(50, 99), 'Below range', 'see as a good sign', LAB, 'LihT'],
  ['hdl-c', 'mg/dL', '49', 'female', 30, none, 'Just below range', 'being active', WOMEN, 'LiT'],
  ['hdl-c', 'mg/dL', '49', 'male', 30, none, 'In range', 'within the range', MEN, 'lIT'],
  ['hdl-c', 'mg/dL', '33', 'male', 30, none, 'Below range', 'being active', MEN, 'LiT'],
  ['hdl-c', 'mg/dL', '49', 'other', 30, none, 'Not rated', 'Nothing says what is usual', NO, ''],
  ['hdl-c', 'mg/dL', '49', 'other', 30, range(40), 'In range', 'within the range', LAB, 'lI'],
  ['hdl-c', 'mg/dL', '64', 'female', 30, none, 'On target', 'in the target range', WOMEN, 'lIT'],
  ['hemoglobin', 'g/dL', '6.9', 'female', 60, none, 'Far below range', CALL, WOMEN, 'ClihcT'],
  ['hemoglobin', 'g/dL', '11.5', 'female', 60, none, 'Just below range', 'iron and B vitamins', WOMEN, 'cLihcT'],
  ['hemoglobin', 'g/dL', '11.5', 'male', 60, none, 'Below range', 'iron and B vitamins', MEN, 'cLihcT'],
  ['hemoglobin', 'g/dL', '12.5', 'female', 60, none, 'On target', 'in the target range', WOMEN, 'clIhcT'],
  ['hemoglobin', 'g/dL', '16.9', 'male', 60, none, 'Just above range', 'living at high altitude', MEN, 'cliHcT'],
  ['hemoglobin', 'g/dL', '20.5', 'male', 60, none, 'Far above range', TODAY, MEN, 'clihCT'],
  ['ferritin', 'ng/mL', '11', 'female', 41, none, 'Below range', 'iron stores', WOMEN, 'LihT'],
  ['ferritin', 'ng/mL', '20', 'female', 41, none, 'In range', 'outside the target', WOMEN, 'lIhT'],
  ['ferritin', 'ng/mL', '20', 'male', 41, none, 'Below range', 'iron stores', MEN, 'LihT'],
  ['ferritin', 'ng/mL', '23', 'male', 41, none, 'Just below range', 'iron stores', MEN, 'LihT'],
  ['fasting-glucose', 'mg/dL', '53', 'male', 35, none, 'Far below range', CALL, ALL, 'ClihcT'],
  ['fasting-glucose', 'mg/dL', '101', 'male', 35, none, 'Just above range', 'a meal, stress', ALL, 'cliHcT'],
  ['fasting-glucose', 'mg/dL', '103', 'male', 35, none, 'Above range', 'a meal, stress', ALL, 'cliHcT'],
  ['fasting-glucose', 'mg/dL', '85', 'male', 17, none, 'Not rated', 'Nothing says what is usual', NO, ''],
  ['hba1c', '%', '5.4', 'male', 50, none, 'On target', 'in the target range', ALL, 'lIhT'],
  ['hba1c', '%', '5.7', 'male', 50, none, 'Just above range', 'test it again', ALL, 'liHT'],
  ['hba1c', '%', '6.1', 'male', 50, none, 'Above range', 'test it again', ALL, 'liHT'],
  ['hs-crp', 'mg/L', '<0.2', 'male', 50, none, 'On target', 'at the target or below it', ALL, 'IhT'],
  ['hs-crp', 'mg/L', '<5', 'male', 50, none, 'Not rated', 'your lab gave only a highest possible value', ALL, 'ihT'],
  ['hs-crp', 'mg/L', '4.2', 'male', 50, none, 'Above range', 'a cold', ALL, 'iHT'],
  ['sodium', 'mmol/L', '134', 'female', 70, none, 'Just below range', 'much water', ALL, 'cLihcT'],
  ['sodium', 'mmol/L', '133', 'female', 70, none, 'Below range', 'much water', ALL, 'cLihcT'],
  ['sodium', 'mmol/L', '161', 'female', 70, none, 'Far above range', CALL, ALL, 'clihCT'],
  ['creatinine', 'mg/dL', '1.10', 'female', 44, none, 'Above range', 'a lot of muscle', WOMEN, 'liHc'],
  ['creatinine', 'mg/dL', '1.10', 'male', 44, none, 'In range', 'within the range', MEN, 'lIhc'],
  ['egfr', 'mL/min/{1.73_m2}', '14', 'male', 80, none, 'Far below range', TODAY, ALL, 'CliT'],
  ['egfr', 'mL/min/{1.73_m2}', '55', 'male', 80, none, 'Below range', 'it is tested again', ALL, 'cLiT'],
  [
    'egfr',
    'mL/min/{1.73_m2}',
    '>60',
    'male',
    80,
    none,
    'In range',
    'we can’t say where in the range it is',
    ALL,
    'clIT',
  ],
  ['igf-1', 'ng/mL', '180', 'female', 52, none, 'Not rated', 'Nothing says what is usual', NO, ''],
  ['igf-1', 'ng/mL', '180', 'female', 52, range(53, 190), 'In range', 'for your age', LAB, 'lIh'],
  ['dhea-s', 'ug/dL', '12', 'male', 66, range(25, 240), 'Below range', 'well below the range', LAB, 'Lih'],
  ['lp-a', 'nmol/L', '74', 'male', 30, none, 'In range', 'within the range', ALL, 'Ih'],
  ['lp-a', 'nmol/L', '125', 'male', 30, none, 'Above range', 'heart health as a whole', ALL, 'iH'],
  ['tsh', 'm[IU]/L', '4.60', 'female', 41, none, 'Just above range', 'more common with age', ALL, 'liHT'],
  ['tsh', 'm[IU]/L', '4.90', 'female', 41, none, 'Above range', 'more common with age', ALL, 'liHT'],
  ['vitamin-d', 'ng/mL', '19', 'female', 41, none, 'Just below range', 'common in winter', ALL, 'LihcT'],
  ['vitamin-d', 'ng/mL', '151', 'female', 41, none, 'Far above range', TODAY, ALL, 'lihCT'],
  ['triglycerides', 'mg/dL', '1000', 'male', 60, none, 'Far above range', TODAY, ALL, 'ihCT'],
  ['triglycerides', 'mg/dL', '1000', 'male', 60, range(none, 1200), 'Far above range', 'far above', LAB, 'iCT'],
  ['alt', 'U/L', '46', 'female', 39, none, 'Just above range', 'alcohol, exercise', WOMEN, 'liHcT'],
  ['alt', 'U/L', '46', 'male', 39, none, 'In range', 'though above the target', MEN, 'lIhcT'],
  ['testosterone', 'ng/dL', '300', 'male', 39, none, 'In range', 'within the range', MEN, 'lIh'],
  ['testosterone', 'ng/dL', '61', 'female', 39, none, 'Just above range', 'with hormones', WOMEN, 'liH'],
] as const;

const catalogue = seededCatalogue;

const isComparator = (text: string): text is Comparator => text === '<' || text === '>';

/** A patient who has this age at the draw. */
const measured = (sex: 'female' | 'male' | 'other', age: number) => ({
  sex,
  birthday: `01-01-${2026 - age}`,
  name: 'Pat Test',
  first_name: 'Pat',
  last_name: 'Test',
  pregnant: false,
  state: null,
});

const letters = { 'critical-low': 'c', low: 'l', 'in-range': 'i', high: 'h', 'critical-high': 'c' } as const;

/** The bar as it is written above. */
function barOf(
  { reference, value, band }: ReturnType<Labs['result']>,
  { target, critical }: ReturnType<Labs['biomarker']>,
) {
  if (!reference) return '';
  const { zones, target: marked, at } = rangeZones(reference, target, critical);
  const place = at({ value, band });
  const told = zones.map(({ band: zone, from, to }) => {
    const isHere = place !== null && place > from && place < to;
    return isHere ? letters[zone].toUpperCase() : letters[zone];
  });
  return told.join('') + (marked ? 'T' : '');
}

it('there are at least sixty values', () => {
  expect(values.length).toBeGreaterThanOrEqual(60);
});

it.each(values)(
  '%s %s: %s (%s, %d years, laboratory %o) is %s',
  (slug, unit, written, sex, age, own, label, says, whose, bar) => {
    const marker = catalogue.biomarkers.get(slug);
    if (!marker) throw new Error(`there is no marker ${slug}`);
    expect(marker.unit).toBe(unit);
    const labs = new Labs(catalogue, measured(sex, age), [], new Date('2026-06-02T16:00:00Z'));
    const [, comparator = '', number = ''] = /^([<>]?)(.*)$/.exec(written) ?? [];
    const result = labs.result({ _id: 'a'.repeat(24), performer: 'Northlab' }, marker, {
      biomarker: slug,
      value: Number(number),
      comparator: isComparator(comparator) ? comparator : null,
      low: own?.low ?? null,
      high: own?.high ?? null,
      status: 'final',
      collected_at: '2026-06-02T16:00:00.000Z',
      sent: { name: marker.name, value: Number(number), text: null, unit, low: null, high: null },
    });
    const biomarker = labs.biomarker(marker);
    expect(toldBandText(toldBandOf(result)).label).toBe(label);
    expect(meaningOf(biomarker, result)).toContain(says);
    expect(rangeOwnerText(result)).toContain(whose);
    expect(barOf(result, biomarker)).toBe(bar);
  },
);

it.each([
  ['high', 6.4, 'This is well above the range.'],
  ['high', 12, 'This is well above the range.'],
  ['low', 1.5, 'This is well below the range.'],
] as const)('a harmless reason is not named where a result is far %s: %d', (band, value, said) => {
  const reference = { low: 3.5, high: 5.1, source: 'laboratory' } as const;
  const biomarker = exampleBiomarker({ critical: { low: null, high: 6.5 } });
  expect(meaningOf(biomarker, exampleResult({ band, value, reference }))).toBe(said);
});
