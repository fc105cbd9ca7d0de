import type { BiomarkerFile } from '#schemas/biomarker.ts';
import type { Comparator } from './bandOf.ts';
import { phenoAge, type PhenoAgeInputs } from './phenoAge.ts';

/** The markers that a biological age is computed from, by slug, with the units in which it takes them. */
export const phenoAgeUnits = {
  albumin: 'g/dL',
  creatinine: 'mg/dL',
  'fasting-glucose': 'mg/dL',
  'hs-crp': 'mg/L',
  'lymphocytes-pct': '%',
  mcv: 'fL',
  rdw: '%',
  alp: 'U/L',
  wbc: '10*3/uL',
} as const satisfies { readonly [slug: string]: BiomarkerFile['unit'] };

export type PhenoAgeMarker = keyof typeof phenoAgeUnits;

/** A result of one of these markers, in the unit that it is taken in. */
export interface DrawnValue {
  readonly value: number;
  readonly comparator: Comparator | null;
  /** Whatever tells the draw from others. */
  readonly draw: string;
  readonly fasting: boolean;
}

export interface BiologicalAgeOf {
  /** Years. */
  readonly age: number;
  readonly pregnant: boolean;
  readonly results: { readonly [marker in PhenoAgeMarker]?: DrawnValue | undefined };
}

/** The age in years, or the reason why there is none. */
export type BiologicalAge =
  | { readonly age: number }
  | { readonly reason: 'too-young' | 'pregnant' | 'different-draws' | 'not-fasting' | 'inflamed' }
  /** Slugs of markers without a result, or with one that is no number the formula can take. */
  | { readonly reason: 'missing'; readonly missing: readonly PhenoAgeMarker[] };

/** The formula was made with adults from this age. */
const YOUNGEST = 20;
/** mg/L of hs-CRP; a higher value tells of something acute, and not of age. */
const MOST_CRP = 10;
/** The umol/L of creatinine in a mg/dL, and the mg/dL of glucose in a mmol/L. */
const CREATININE = 10_000 / 113.12;
const GLUCOSE = 18.016;

/** What the formula takes. @param valueOf the value of a marker, in the unit that it is taken in */
export const phenoAgeInputs = (age: number, valueOf: (marker: PhenoAgeMarker) => number): PhenoAgeInputs => ({
  albumin: valueOf('albumin') * 10,
  creatinine: valueOf('creatinine') * CREATININE,
  glucose: valueOf('fasting-glucose') / GLUCOSE,
  crp: valueOf('hs-crp') / 10,
  lymphocytes: valueOf('lymphocytes-pct'),
  mcv: valueOf('mcv'),
  rdw: valueOf('rdw'),
  alp: valueOf('alp'),
  wbc: valueOf('wbc'),
  age,
});

const isMarker = (name: string): name is PhenoAgeMarker => name in phenoAgeUnits;
const markers = Object.keys(phenoAgeUnits).filter(isMarker);

const isAbove = ({ comparator }: DrawnValue): boolean => comparator?.startsWith('>') ?? false;
const isHighCrp = (result: DrawnValue | undefined): boolean =>
  result !== undefined && (result.value > MOST_CRP || (result.value === MOST_CRP && result.comparator === '>'));
const isNumber = (result: DrawnValue | undefined): result is DrawnValue =>
  result !== undefined && Number.isFinite(result.value) && result.value > 0 && !isAbove(result);

/**
 * The biological age of a patient: PhenoAge, given only with all nine markers of one fasting draw, to patients from 20
 * years who are not pregnant, and with an hs-CRP of 10 mg/L at the most. Of a value below what can be measured the limit counts.
 */
export function biologicalAge({ age, pregnant, results }: BiologicalAgeOf): BiologicalAge {
  if (age < YOUNGEST) return { reason: 'too-young' };
  if (pregnant) return { reason: 'pregnant' };
  if (isHighCrp(results['hs-crp'])) return { reason: 'inflamed' };
  const missing = markers.filter((marker) => !isNumber(results[marker]));
  if (missing.length > 0) return { reason: 'missing', missing };
  const drawn = markers.flatMap((marker) => results[marker] ?? []);
  if (new Set(drawn.map(({ draw }) => draw)).size > 1) return { reason: 'different-draws' };
  if (drawn.some(({ fasting }) => !fasting)) return { reason: 'not-fasting' };
  return { age: phenoAge(phenoAgeInputs(age, (marker) => results[marker]?.value ?? Number.NaN)) };
}
