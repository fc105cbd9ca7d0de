import { describe, expect, it } from 'vitest';
import {
  biologicalAge,
  phenoAgeInputs,
  type BiologicalAgeOf,
  type DrawnValue,
} from '#flows/labs/rules/biologicalAge.ts';
import { ageMoved, type AgeOf } from '#flows/labs/rules/ageMoved.ts';
import { phenoAge } from '#flows/labs/rules/phenoAge.ts';

const drawn = (value: number, changes: Partial<DrawnValue> = {}): DrawnValue => ({
  value,
  comparator: null,
  draw: 'may',
  fasting: true,
  ...changes,
});

const patient: BiologicalAgeOf = {
  age: 50,
  pregnant: false,
  results: {
    albumin: drawn(4.3),
    creatinine: drawn(80 / (10_000 / 113.12)),
    'fasting-glucose': drawn(5.2 * 18.016),
    'hs-crp': drawn(1.5),
    'lymphocytes-pct': drawn(30),
    mcv: drawn(90),
    rdw: drawn(13),
    alp: drawn(65),
    wbc: drawn(6),
  },
};

const changed = (results: BiologicalAgeOf['results']): BiologicalAgeOf => ({
  ...patient,
  results: { ...patient.results, ...results },
});

type Row = readonly [number, number, number, number, number, number, number, number, number, number];

const inputsOf = ([albumin, creatinine, glucose, crp, lymphocytes, mcv, rdw, alp, wbc, age]: Row) => ({
  albumin,
  creatinine,
  glucose,
  crp,
  lymphocytes,
  mcv,
  rdw,
  alp,
  wbc,
  age,
});

/** The publication's way: by the risk of dying, step by step. */
function published([albumin, creatinine, glucose, crp, lymphocytes, mcv, rdw, alp, wbc, age]: Row): number {
  const terms = [
    [-0.03359355, albumin],
    [0.009506491, creatinine],
    [0.1953192, glucose],
    [0.09536762, Math.log(crp)],
    [-0.01199984, lymphocytes],
    [0.02676401, mcv],
    [0.3306156, rdw],
    [0.001868778, alp],
    [0.05542406, wbc],
    [0.08035356, age],
  ] as const;
  let xb = -19.90667;
  for (const [weight, value] of terms) xb += weight * value;
  const risk = 1 - Math.exp((-1.51714 * Math.exp(xb)) / 0.007692696);
  return 141.50225 + Math.log(-0.0055305 * Math.log(1 - risk)) / 0.090165;
}

const rows: readonly Row[] = [
  [45, 70, 4.8, 0.05, 35, 88, 12.4, 55, 5.1, 25],
  [47, 62, 4.6, 0.02, 40, 85, 12, 48, 4.4, 30],
  [41, 95, 5.9, 0.3, 27, 92, 13.6, 80, 7.2, 45],
  [39, 110, 6.4, 0.8, 22, 95, 14.4, 102, 8.9, 60],
  [44, 78, 5.4, 0.1, 31, 89, 12.9, 70, 6.3, 38],
  [36, 140, 8.1, 1, 18, 99, 15.8, 120, 10.2, 78],
  [42, 84, 5, 0.07, 33, 91, 13.1, 60, 5.6, 52],
  [48, 55, 4.9, 0.01, 42, 84, 11.8, 40, 4, 20],
  [40, 88, 7.2, 0.45, 25, 87, 13.9, 90, 7.8, 66],
  [43, 102, 5.6, 0.22, 29, 93, 13.3, 74, 6.9, 57],
];

describe('PhenoAge', () => {
  it.each([
    [[43, 80, 5.2, 0.15, 30, 90, 13, 65, 6, 50], 43.34],
    [[38, 106, 7, 0.6, 20, 96, 15.2, 95, 8.5, 70], 84.47],
  ] as const)('%j is %d years, as published', (row, age) => {
    expect(phenoAge(inputsOf(row))).toBeCloseTo(age, 2);
  });

  it.each(rows)('%d, %d, %d, %d, %d, %d, %d, %d, %d at %d years is what its risk says', (...row) => {
    expect(phenoAge(inputsOf(row))).toBeCloseTo(published(row), 6);
  });
});

describe('a biological age', () => {
  it('is computed from results in the units of the catalogue', () => {
    expect(biologicalAge(patient)).toEqual({ age: expect.closeTo(43.34, 2) });
  });

  it('takes the limit for a value below it', () => {
    const limit = biologicalAge(changed({ 'hs-crp': drawn(0.2) }));
    expect(biologicalAge(changed({ 'hs-crp': drawn(0.2, { comparator: '<' }) }))).toEqual(limit);
  });

  it.each([
    ['at 19 years', { ...patient, age: 19 }, { reason: 'too-young' }],
    ['in pregnancy', { ...patient, pregnant: true }, { reason: 'pregnant' }],
    ['with hs-CRP above 10', changed({ 'hs-crp': drawn(10.1) }), { reason: 'inflamed' }],
    ['with hs-CRP beyond 10', changed({ 'hs-crp': drawn(10, { comparator: '>' }) }), { reason: 'inflamed' }],
    ['of two draws', changed({ mcv: drawn(90, { draw: 'june' }) }), { reason: 'different-draws' }],
    ['of a draw after a meal', changed({ wbc: drawn(6, { fasting: false }) }), { reason: 'not-fasting' }],
    ['without albumin', changed({ albumin: undefined }), { reason: 'missing', missing: ['albumin'] }],
    ['with a value of no size', changed({ alp: drawn(0) }), { reason: 'missing', missing: ['alp'] }],
    [
      'with a value beyond measure',
      changed({ rdw: drawn(25, { comparator: '>' }) }),
      { reason: 'missing', missing: ['rdw'] },
    ],
  ] as const)('is not given %s', (_when, of, answer) => {
    expect(biologicalAge(of)).toEqual(answer);
  });

  it('is given at 20 years, and with hs-CRP of 10', () => {
    expect(biologicalAge({ ...patient, age: 20 })).toHaveProperty('age');
    expect(biologicalAge(changed({ 'hs-crp': drawn(10) }))).toHaveProperty('age');
  });
});

/** A biological age of other values. */
const of = (changes: BiologicalAgeOf['results'] = {}, age = 50): AgeOf => ({
  age,
  valueOf: (marker) => changed(changes).results[marker]?.value ?? Number.NaN,
});
const ageOf = ({ age, valueOf }: AgeOf) => phenoAge(phenoAgeInputs(age, valueOf));

describe('what moved a biological age', () => {
  it.each([
    ['better values', of({ rdw: drawn(12.1), 'hs-crp': drawn(0.4), 'fasting-glucose': drawn(84) })],
    ['worse values', of({ albumin: drawn(3.6), wbc: drawn(9.8), mcv: drawn(98), alp: drawn(120) })],
    ['two years', of({}, 52)],
    ['two years and all values', of({ creatinine: drawn(1.3), 'lymphocytes-pct': drawn(19), rdw: drawn(15) }, 52)],
  ])('adds up to the age after %s', (_what, now) => {
    const { from, own, markers } = ageMoved(now, of());
    expect(markers).toHaveLength(9);
    expect(from).toBeCloseTo(ageOf(of()), 9);
    expect(markers.reduce((sum, { years }) => sum + years, from + own)).toBeCloseTo(ageOf(now), 9);
  });

  it('names the marker that moved it, by as much as it alone moves it', () => {
    const now = of({ rdw: drawn(14), albumin: drawn(4.4) });
    const [first, second, ...others] = ageMoved(now, of()).markers;
    expect(first).toEqual({ biomarker: 'rdw', years: expect.closeTo(ageOf(of({ rdw: drawn(14) })) - ageOf(of()), 9) });
    expect(second).toEqual({ biomarker: 'albumin', years: expect.closeTo((-0.03359355 * 1) / 0.090165, 9) });
    expect(others.every(({ years }) => years === 0)).toBe(true);
  });

  it('counts a year of one’s own as less than a year', () => {
    expect(ageMoved(of({}, 51), of()).own).toBeCloseTo(0.8912, 4);
  });
});
