/** The nine results and the age, in the units of the publication. */
export interface PhenoAgeInputs {
  /** g/L */
  readonly albumin: number;
  /** umol/L */
  readonly creatinine: number;
  /** mmol/L */
  readonly glucose: number;
  /** C-reactive protein in mg/dL, above 0 */
  readonly crp: number;
  /** Percent of the white blood cells */
  readonly lymphocytes: number;
  /** fL */
  readonly mcv: number;
  /** Percent */
  readonly rdw: number;
  /** U/L */
  readonly alp: number;
  /** Thousands a microliter */
  readonly wbc: number;
  /** Years */
  readonly age: number;
}

/** Of the mortality model and of the model that an age has the same mortality by. */
const MORTALITY = 1.51714 / 0.007692696;
const AGE = { origin: 141.50225, scale: 0.0055305, slope: 0.090165 };

/**
 * PhenoAge in years (Levine 2018), with the constants of the BioAge package; 0.09165, a later correction of the slope
 * 0.090165, is not used. The risk of dying within ten years is M = 1 - exp(-hazard), and the age comes from ln(1 - M), which
 * is the hazard itself: M would be rounded to 1 where the hazard is great.
 */
export function phenoAge(inputs: PhenoAgeInputs): number {
  const xb =
    -19.90667 -
    0.03359355 * inputs.albumin +
    0.009506491 * inputs.creatinine +
    0.1953192 * inputs.glucose +
    0.09536762 * Math.log(inputs.crp) -
    0.01199984 * inputs.lymphocytes +
    0.02676401 * inputs.mcv +
    0.3306156 * inputs.rdw +
    0.001868778 * inputs.alp +
    0.05542406 * inputs.wbc +
    0.08035356 * inputs.age;
  return AGE.origin + (Math.log(AGE.scale * MORTALITY) + xb) / AGE.slope;
}
