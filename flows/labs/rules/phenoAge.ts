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
const INTERCEPT = -19.90667;

/** What the linear part of the mortality model weighs each input with; the protein by its logarithm. */
const weights: { readonly [I in keyof PhenoAgeInputs]: number } = {
  albumin: -0.03359355,
  creatinine: 0.009506491,
  glucose: 0.1953192,
  crp: 0.09536762,
  lymphocytes: -0.01199984,
  mcv: 0.02676401,
  rdw: 0.3306156,
  alp: 0.001868778,
  wbc: 0.05542406,
  age: 0.08035356,
};

/** The years that all ages begin with. */
const CONSTANT = AGE.origin + (Math.log(AGE.scale * MORTALITY) + INTERCEPT) / AGE.slope;

/**
 * The years that each input adds to PhenoAge. The age is their sum and a constant, so that a difference of two ages is the sum of
 * the differences of their inputs.
 */
export function phenoAgeYears(inputs: PhenoAgeInputs): PhenoAgeInputs {
  const { crp } = inputs;
  const years = (input: keyof PhenoAgeInputs, value = inputs[input]) => (weights[input] * value) / AGE.slope;
  return {
    albumin: years('albumin'),
    creatinine: years('creatinine'),
    glucose: years('glucose'),
    crp: years('crp', Math.log(crp)),
    lymphocytes: years('lymphocytes'),
    mcv: years('mcv'),
    rdw: years('rdw'),
    alp: years('alp'),
    wbc: years('wbc'),
    age: years('age'),
  };
}

/**
 * PhenoAge in years (Levine 2018), with the constants of the BioAge package; 0.09165, a later correction of the slope
 * 0.090165, is not used. The risk of dying within ten years is M = 1 - exp(-hazard), and the age comes from ln(1 - M), which
 * is the hazard itself: M would be rounded to 1 where the hazard is great.
 */
export const phenoAge = (inputs: PhenoAgeInputs): number =>
  Object.values(phenoAgeYears(inputs)).reduce((sum: number, years: number) => sum + years, CONSTANT);
