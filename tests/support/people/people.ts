import type { Answer } from '#schemas/flow/answer.ts';

/** What is sold to a person: the first stop that holds, or the dose that is preselected, or nothing that stands in the way. */
export type Sold = string;

export interface Person {
  readonly who: string;
  readonly birthday: string;
  /** Pounds; null when unknown, as of an account from before it was asked for. */
  readonly weight: number | null;
  readonly sex?: 'female' | 'male';
  /** What is ticked at the question about pregnancy. */
  readonly tells?: readonly ('pregnant' | 'planning_pregnancy' | 'breastfeeding')[];
  /** What the details of the other questions of the medical history say; without them the answer is no. */
  readonly takes?: string;
  readonly conditions?: string;
  readonly allergies?: string;
  /** Answers to questions of the products; a healthy patient's without them. */
  readonly answers?: { readonly [step: string]: Answer };
  readonly sold: readonly [rapamycin: Sold, metabolic: Sold, skin: Sold, sleep: Sold, labs: Sold, coaching: Sold];
}

const ticked = (...value: string[]): Answer => ({ value });

/** The products of the table: the name of each intake template in the tests, and its slug. */
export const products = [
  ['rapamycin', 'rapamycin'],
  ['metabolicHealth', 'metabolic-health'],
  ['skinRenewal', 'skin-renewal'],
  ['sleepSupport', 'sleep-support'],
  ['labs', 'longevity-labs'],
  ['coaching', 'longevity-coaching'],
] as const;

/** The table: who they are, and what each product is to them. Written by hand, and read by nobody but tests. */
export const people: readonly Person[] = [
  {
    who: 'healthy, 150 lb',
    birthday: '02-03-1980',
    weight: 150,
    sex: 'male',
    sold: ['recommended 6 mg', 'sold', 'sold', 'sold', 'sold', 'sold'],
  },
  {
    who: 'healthy, 450 lb, above the highest dose',
    birthday: '02-03-1990',
    weight: 450,
    sold: ['recommended 8 mg', 'sold', 'sold', 'sold', 'sold', 'sold'],
  },
  {
    who: 'healthy, weight unknown',
    birthday: '02-03-1960',
    weight: null,
    sold: ['starter 5 mg', 'sold', 'sold', 'sold', 'sold', 'sold'],
  },
  {
    who: 'pregnant',
    birthday: '05-06-1994',
    weight: 140,
    sex: 'female',
    tells: ['pregnant'],
    sold: [
      'never pregnancy',
      'provider-first pregnancy',
      'never pregnancy',
      'provider-first pregnancy',
      'sold',
      'sold',
    ],
  },
  {
    who: 'planning a pregnancy',
    birthday: '05-06-1992',
    weight: 140,
    sex: 'female',
    tells: ['planning_pregnancy'],
    sold: ['provider-first planning-pregnancy', 'sold', 'provider-first may-be-pregnant', 'sold', 'sold', 'sold'],
  },
  {
    who: 'breastfeeding',
    birthday: '05-06-1991',
    weight: 150,
    sex: 'female',
    tells: ['breastfeeding'],
    sold: [
      'never pregnancy',
      'provider-first pregnancy',
      'provider-first may-be-pregnant',
      'provider-first pregnancy',
      'sold',
      'sold',
    ],
  },
  {
    who: 'with a transplanted kidney, on tacrolimus',
    birthday: '07-08-1968',
    weight: 180,
    takes: 'Tacrolimus 1 mg twice a day',
    answers: { 'immune-history': ticked('transplant', 'immunosuppressant') },
    sold: ['never transplant', 'sold', 'sold', 'sold', 'sold', 'sold'],
  },
  {
    who: 'on dialysis, with a bowel disease',
    birthday: '09-10-1955',
    weight: 165,
    answers: { 'metabolic-history': ticked('severe-kidney', 'bowel') },
    sold: ['recommended 6.6 mg', 'never severe-kidney-disease', 'sold', 'sold', 'sold', 'sold'],
  },
  {
    who: 'on clarithromycin and isotretinoin',
    birthday: '11-12-1999',
    weight: 130,
    takes: 'Clarithromycin, isotretinoin',
    sold: ['provider-first interactions', 'sold', 'provider-first oral-retinoid', 'sold', 'sold', 'sold'],
  },
  {
    who: 'on diltiazem',
    birthday: '11-12-1969',
    weight: 170,
    takes: 'Diltiazem 120 mg',
    sold: ['provider-first interactions', 'sold', 'sold', 'sold', 'sold', 'sold'],
  },
  {
    who: 'on prednisone',
    birthday: '11-12-1979',
    weight: 170,
    takes: 'Prednisone 10 mg',
    sold: ['provider-first steroids', 'sold', 'sold', 'sold', 'sold', 'sold'],
  },
  {
    who: 'who names rapamycin, metformin, tretinoin and doxepin among the allergies',
    birthday: '11-12-1979',
    weight: 170,
    allergies: 'Rapamycin, metformin, tretinoin, doxepin',
    sold: ['never allergy', 'never allergy', 'never allergy', 'never allergy', 'sold', 'sold'],
  },
  {
    who: 'who writes of a cancer, kidney disease, eczema and sleep apnea',
    birthday: '11-12-1979',
    weight: 170,
    conditions: 'Breast cancer in 2019, kidney disease, eczema, sleep apnea',
    sold: [
      'provider-first conditions',
      'provider-first conditions',
      'provider-first conditions',
      'provider-first conditions',
      'sold',
      'sold',
    ],
  },
  {
    who: 'who has ticked a cancer',
    birthday: '11-12-1979',
    weight: 170,
    answers: { diagnoses: ticked('cancer') },
    sold: ['provider-first conditions', 'sold', 'sold', 'sold', 'sold', 'sold'],
  },
  {
    who: 'who has told of a liver disease',
    birthday: '11-12-1979',
    weight: 170,
    answers: { 'kidney-liver': { value: 'yes', details: 'Hepatitis C, treated' } },
    sold: ['provider-first conditions', 'sold', 'sold', 'sold', 'sold', 'sold'],
  },
  {
    who: 'on selegiline, with glaucoma and type 1 diabetes',
    birthday: '01-02-1975',
    weight: 200,
    takes: 'Selegiline 5 mg',
    answers: { 'blood-sugar': { value: 'type-1' }, 'sleep-health': ticked('glaucoma', 'snoring') },
    sold: ['recommended 8 mg', 'provider-first type-1-diabetes', 'sold', 'never glaucoma', 'sold', 'sold'],
  },
];

/** What the account of a person says once all of the medical history is answered. */
export const historyOf = ({
  tells = [],
  takes,
  conditions,
  allergies,
  sex,
}: Person): { readonly [field: string]: string | boolean | null } => ({
  ...(sex !== 'male' && {
    pregnant: tells.includes('pregnant'),
    planning_pregnancy: tells.includes('planning_pregnancy'),
    breastfeeding: tells.includes('breastfeeding'),
  }),
  has_current_medications: takes !== undefined,
  current_medications: takes ?? null,
  has_medical_conditions: conditions !== undefined,
  medical_condition_text: conditions ?? null,
  has_allergies: allergies !== undefined,
  allergy_text: allergies ?? null,
});

const detailed = (details: string | undefined): Answer =>
  details === undefined ? { value: false } : { value: true, details };
const TICKS = { pregnant: 'pregnant', planning_pregnancy: 'planning', breastfeeding: 'breastfeeding' } as const;

/** What a person answers by step, where it is not what a healthy patient answers. */
export const answersOf = ({
  tells = [],
  takes,
  conditions,
  allergies,
  answers,
}: Person): { readonly [step: string]: Answer } => ({
  ...(tells.length > 0 && { pregnancy: ticked(...tells.map((one) => TICKS[one])) }),
  allergies: detailed(allergies),
  'current-medications': detailed(takes),
  'medical-conditions': detailed(conditions),
  ...answers,
});
