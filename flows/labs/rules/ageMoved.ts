import { phenoAgeInputs, type PhenoAgeMarker } from './biologicalAge.ts';
import { phenoAge, phenoAgeYears, type PhenoAgeInputs } from './phenoAge.ts';

/** What a biological age was computed from, in the units that it is taken in. */
export interface AgeOf {
  /** The patient's own age. */
  readonly age: number;
  readonly valueOf: (marker: PhenoAgeMarker) => number;
}

/** What moved a biological age: `from`, `own` and the years of all markers add up to it. */
export interface AgeMoved {
  /** The age that it is compared with. */
  readonly from: number;
  /** The years that the patient's own age added. */
  readonly own: number;
  /** The years that each marker added, those that moved it most first. */
  readonly markers: readonly { readonly biomarker: PhenoAgeMarker; readonly years: number }[];
}

/** The markers by what the formula calls them. */
const markerOf: { readonly [I in Exclude<keyof PhenoAgeInputs, 'age'>]: PhenoAgeMarker } = {
  albumin: 'albumin',
  creatinine: 'creatinine',
  glucose: 'fasting-glucose',
  crp: 'hs-crp',
  lymphocytes: 'lymphocytes-pct',
  mcv: 'mcv',
  rdw: 'rdw',
  alp: 'alp',
  wbc: 'wbc',
};

const inputNames = Object.keys(markerOf).filter((name): name is keyof typeof markerOf => name in markerOf);

const inputsOf = ({ age, valueOf }: AgeOf): PhenoAgeInputs => phenoAgeInputs(age, valueOf);

/** Returns what moved a biological age from another one to this. */
export function ageMoved(now: AgeOf, before: AgeOf): AgeMoved {
  const [here, there] = [phenoAgeYears(inputsOf(now)), phenoAgeYears(inputsOf(before))];
  return {
    from: phenoAge(inputsOf(before)),
    own: here.age - there.age,
    markers: inputNames
      .map((input) => ({ biomarker: markerOf[input], years: here[input] - there[input] }))
      .sort((one, other) => Math.abs(other.years) - Math.abs(one.years)),
  };
}
