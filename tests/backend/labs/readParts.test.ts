import { expect, it } from 'vitest';
import { valueOf } from '#services/backend/adapters/laboratory/readNumber.ts';
import { judgementOf, readFlag } from '#services/backend/adapters/laboratory/readFlag.ts';
import { isBeyondCritical, readRanges } from '#services/backend/adapters/laboratory/readRange.ts';
import { usualUnit } from '#services/backend/modules/labs/receiving/usualUnit.ts';
import { graverBand } from '#flows/labs/rules/judgedBand.ts';

it.each([
  ['LL', 'critical-low'],
  ['HH', 'critical-high'],
  ['AA', 'critical-flagged'],
  ['H', 'high'],
  ['*L', 'low'],
  ['A', 'flagged'],
  ['N', 'in-range'],
  ['Critical high', 'critical-high'],
  ['PANIC LOW', 'critical-low'],
  ['CRIT HIGH', 'critical-high'],
  ['Critical', 'critical-flagged'],
  ['Above high normal', 'high'],
  ['Below low normal', 'low'],
  ['Abnormal', 'flagged'],
  ['Abnormal, not critical', 'flagged'],
  ['Normal', 'in-range'],
  ['Higher than normal', 'high'],
  ['Lower than normal', 'low'],
  ['Decreased', 'low'],
  ['Increased', 'high'],
  ['Outside normal range', 'flagged'],
  ['Not within normal limits', 'flagged'],
  ['Out of range', 'flagged'],
  ['Not normal', 'flagged'],
  ['Non-normal', 'flagged'],
  ['Different than normal', 'flagged'],
  ['Within normal limits', 'in-range'],
  ['In range', 'in-range'],
  ['normal range', 'in-range'],
  ['Cannot be called normal', 'flagged'],
  ['Normal flora absent', null],
  ['Not high', null],
  ['Low or high', 'flagged'],
  ['PH', 'critical-high'],
  ['PL', 'critical-low'],
  ['H*', 'critical-high'],
  ['L*', 'critical-low'],
  ['*H', 'high'],
  ['POS', null],
  ['See note', null],
])('the flag %s is %s', (said, flag) => {
  expect(readFlag([{ text: said }]).flag).toBe(flag);
  expect(readFlag([{ coding: [{ code: said }] }]).flag).toBe(flag);
});

it('of several flags the gravest one counts, and what is no judgement is kept in words', () => {
  expect(readFlag([{ coding: [{ code: 'H' }] }, { text: 'critical' }])).toEqual({
    flag: 'critical-flagged',
    flagText: 'critical',
  });
  expect(readFlag([{ text: 'Higher than normal' }]).flagText).toBe('Higher than normal');
  expect(readFlag([{ text: 'Higher than normal', coding: [{ code: 'H' }] }]).flagText).toBe('High');
  expect(readFlag([{ text: 'Reactive' }])).toEqual({ flag: null, flagText: 'Reactive' });
  expect(readFlag([])).toEqual({ flag: null, flagText: null });
});

it.each<readonly [string | null, string | null, boolean]>([
  ['CRITICAL, CALL', null, true],
  ['Panic value', null, true],
  ['6.9 critical high', null, true],
  ['Positive for gram-negative rods. Notify physician.', null, true],
  ['Positive, called to RN Jones 10:32', null, true],
  ['Malaria parasites seen; notified Dr. Ito', null, true],
  ['Positive', null, false],
  ['Not critical', null, false],
  ['No call', null, false],
  ['Negative. Notify provider if symptoms persist.', null, false],
  ['Call 800-555-0100 with questions', null, false],
  [null, 'Critical value called to Dr. Ito, read back', true],
  [null, 'Panic result, repeated', true],
  [null, 'Above the critical limit, called to Dr. Ito at 10:32', true],
  [null, 'Critical values are <2.5 and >6.5', false],
  [null, 'Values above the critical limit are called to the provider', false],
  [null, 'Hemolyzed, called to the clinic for a redraw', false],
  [null, 'This is not a critical result', false],
  [null, '*** CRITICAL ***', true],
  [null, 'Critical.', true],
  [null, 'Repeated. CRITICAL HIGH!', true],
  [null, 'Called to RN Smith 11/20 09:30, read back.', true],
  [null, 'Notified Dr. Ito at 0930', true],
  [null, 'Result read back by the nurse', true],
  [null, 'Not read back', false],
  [null, 'Critical values: none.', false],
  [null, 'Panic values - none', false],
  [null, 'Critical care patients may have higher values', false],
  [null, 'Critically ill patients may have lower values', false],
  [null, 'Patient on alert list, call if symptoms', false],
  [null, 'Called Dr. Ito at 09:30 for a redraw. Hemolyzed.', false],
  [null, 'Called to the clinic for a new address', false],
  ['Patient on alert list', null, false],
])('the words %s with the note %s are critical: %s', (text, note, isCritical) => {
  expect(judgementOf([], { text, note, isBeyond: false }).flag).toBe(isCritical ? 'critical-flagged' : null);
});

it.each([
  ['7.2 HH', 'critical-high'],
  ['7.2 mmol/L (HH)', 'critical-high'],
  ['6.9 *H', 'high'],
  ['2.1 LL', 'critical-low'],
  ['7.2 mmol/L', null],
  ['Group A', null],
])('the flag behind the value %s is %s', (text, flag) => {
  expect(judgementOf([], { text, note: null, isBeyond: false }).flag).toBe(flag);
});

it.each([
  ['70-99; critical: <40 or >500', 512, true],
  ['Critical: >200', 210, true],
  ['Critical: >200', 200, false],
  ['panic values <= 2.5, >= 6.5', 6.5, true],
  ['3.5 - 5.1 (critical <2.5 or >6.5)', 7.2, true],
  ['3.5 - 5.1 (critical <2.5 or >6.5)', 5.6, false],
  ['3.5 - 5.1', 9, false],
])('by the range %s, %s is beyond what is critical: %s', (text, value, isBeyond) => {
  const number = { value, unit: 'mmol/L', isCoded: true };
  expect(isBeyondCritical([{ text }], { value: number, comparator: null })).toBe(isBeyond);
});

it('a critical flag with a side is kept where the words are critical, too', () => {
  const called = { text: 'critical, call', note: null, isBeyond: false };
  expect(judgementOf([{ text: 'LL' }], called).flag).toBe('critical-low');
  expect(judgementOf([{ text: 'A' }], called).flag).toBe('critical-flagged');
});

it.each([
  [null, 'low', 'marked-low'],
  ['optimal', 'low', 'marked-low'],
  ['in-range', 'high', 'marked-high'],
  ['in-range', 'critical-high', 'critical-flagged'],
  [null, 'critical-low', 'critical-flagged'],
  ['low', 'critical-high', 'critical-flagged'],
  ['low', 'critical-low', 'critical-low'],
  ['low', 'high', 'low'],
  ['in-range', 'flagged', 'flagged'],
  ['high', 'critical-flagged', 'critical-high'],
  ['critical-high', 'high', 'critical-high'],
  ['high', 'in-range', 'high'],
  ['optimal', 'in-range', 'optimal'],
  [null, null, null],
] as const)('the graver one of %s and the flag %s is %s', (ours, flag, graver) => {
  expect(graverBand(ours, flag)).toBe(graver);
});

const rounded = (number: { readonly value: number } | null | undefined) =>
  number ? Number(number.value.toPrecision(10)) : undefined;
const mg = { unit: 'mg/dL', isCoded: true };

it.each([
  ['3.6-5.1', 3.6, 5.1],
  ['(3.6 - 5.1)', 3.6, 5.1],
  ['135 to 145 mmol/L', 135, 145],
  ['<5', undefined, 4.999999995],
  ['<= 5', undefined, 5],
  ['> OR = 60', 60, undefined],
  ['< or = 5.6 % of total Hgb', undefined, 5.6],
  ['>=60 mL/min', 60, undefined],
  ['> 60', 60.00000006, undefined],
  ['1,000-1,500', 1000, 1500],
  ['Negative', undefined, undefined],
])('the range "%s" is from %s to %s', (text, low, high) => {
  const [range] = readRanges([{ text }], mg);
  expect([rounded(range?.low), rounded(range?.high)]).toEqual([low, high]);
  expect(range?.text).toBe(text);
});

it.each([
  ['everybody', {}, { sex: null, from: null, through: null }],
  ['men', { appliesTo: [{ coding: [{ code: 'male' }] }] }, { sex: 'male' }],
  ['women', { appliesTo: [{ text: 'Adult females' }] }, { sex: 'female' }],
  ['women, by SNOMED CT', { appliesTo: [{ coding: [{ code: '248152002' }] }] }, { sex: 'female' }],
  ['both', { appliesTo: [{ text: 'Male and female' }] }, { sex: null }],
  ['a group that is not known', { appliesTo: [{ text: 'Smokers' }] }, { sex: 'others' }],
  ['pregnant women', { appliesTo: [{ text: 'Pregnant female' }] }, { sex: 'others' }],
  ['a phase', { type: { coding: [{ code: 'luteal' }] } }, { sex: 'others' }],
  ['children', { age: { high: { value: 204, code: 'mo' } } }, { from: null, through: 17 }],
  ['adults', { age: { low: { value: 18, unit: 'years' } } }, { from: 18, through: null }],
  ['an age in a unit that is not known', { age: { low: { value: 1, unit: 'moons' } } }, { from: Number.NaN }],
])('a range is for %s', (_, given, whom) => {
  expect(readRanges([{ low: { value: 1 }, ...given }], mg)).toMatchObject([whom]);
});

it.each(['treatment', 'therapeutic', 'recommended'])('a range of the type %s is none of what is normal', (code) => {
  expect(readRanges([{ low: { value: 1 }, type: { coding: [{ code }] } }], mg)).toEqual([]);
});

it.each([
  ['Thousand/uL', '10*3/uL'],
  ['x10E3/uL', '10*3/uL'],
  ['K/µL', '10*3/uL'],
  ['10^3/mm3', '10*3/uL'],
  ['x10E9/L', '10*9/L'],
  ['Million/uL', '10*6/uL'],
  ['IU/L', '[IU]/L'],
  ['mIU/L', 'm[IU]/L'],
  ['uIU/ml', 'u[IU]/mL'],
  ['mcg/dL', 'ug/dL'],
  ['MG/DL', 'mg/dL'],
  ['mg/dL (calc)', 'mg/dL'],
  ['% of total Hgb', '%'],
  ['mEq/L', 'meq/L'],
  ['mL/min/1.73m2', 'mL/min/{1.73_m2}'],
  ['mL/min/1.73 m²', 'mL/min/{1.73_m2}'],
  ['titer', undefined],
])('the unit %s is %s', (written, unit) => {
  expect(usualUnit(written)).toBe(unit);
});

it.each([
  ['512', 512, null, null],
  ['<0.2 mg/L', 0.2, '<', 'mg/L'],
  ['≥ 60', 60, '>=', null],
  ['11,000', 11_000, null, null],
  ['5.4 %', 5.4, null, '%'],
  ['1:128', undefined, null, undefined],
  ['5-10', undefined, null, undefined],
  ['Negative', undefined, null, undefined],
])('the text "%s" is the number %s', (valueString, value, comparator, unit) => {
  const read = valueOf({ valueString });
  expect([read.value?.value, read.comparator, read.value?.unit]).toEqual([value, comparator, unit]);
});
