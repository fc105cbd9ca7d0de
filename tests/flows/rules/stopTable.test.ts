import { describe, expect, it } from 'vitest';
import { Answers } from '#engine/answers/Answers.ts';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import { heldStops } from '#engine/definition/stops.ts';
import { defaultDosePreference, milligrams, unitsOf, weeklyDose } from '#flows/checkout/rules/dose.ts';
import { classFacts } from '#flows/medicines/rules/classFacts.ts';
import { visitFlow } from '#flows/visit/visit.flow.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import { exampleOffers } from '#stories/exampleOffers.ts';
import { templates } from '../../engine/flows/startVisit.ts';
import { TODAY } from '../../engine/TODAY.ts';

/** What is sold to a person: the first stop that holds, or the dose that is preselected, or nothing that stands in the way. */
type Sold = string;

interface Person {
  readonly who: string;
  readonly birthday: string;
  /** Pounds; null when unknown. */
  readonly weight: number | null;
  readonly sex?: 'female' | 'male';
  /** The yes/no facts of the medical profile that are true. */
  readonly tells?: readonly ('pregnant' | 'planning_pregnancy' | 'breastfeeding')[];
  readonly classes?: readonly string[];
  readonly answers?: { readonly [step: string]: Answer };
  readonly sold: readonly [rapamycin: Sold, metabolic: Sold, skin: Sold, sleep: Sold, labs: Sold, coaching: Sold];
}

const ticked = (...value: string[]): Answer => ({ value });

const columns = ['rapamycin', 'metabolicHealth', 'skinRenewal', 'sleepSupport', 'labs', 'coaching'] as const;

const people: readonly Person[] = [
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
    classes: ['calcineurin-inhibitor', 'immunosuppressant'],
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
    classes: ['strong-cyp3a4-inhibitor', 'oral-retinoid'],
    sold: ['provider-first interactions', 'sold', 'provider-first oral-retinoid', 'sold', 'sold', 'sold'],
  },
  {
    who: 'on diltiazem',
    birthday: '11-12-1969',
    weight: 170,
    classes: ['calcium-channel-blocker', 'moderate-cyp3a4-inhibitor'],
    sold: ['provider-first interactions', 'sold', 'sold', 'sold', 'sold', 'sold'],
  },
  {
    who: 'on prednisone',
    birthday: '11-12-1979',
    weight: 170,
    classes: ['corticosteroid'],
    sold: ['provider-first steroids', 'sold', 'sold', 'sold', 'sold', 'sold'],
  },
  {
    who: 'who names rapamycin, metformin, tretinoin and doxepin among the allergies',
    birthday: '11-12-1979',
    weight: 170,
    classes: ['doxepin-allergy', 'metformin-allergy', 'sirolimus-allergy', 'tretinoin-allergy'],
    sold: ['never allergy', 'never allergy', 'never allergy', 'never allergy', 'sold', 'sold'],
  },
  {
    who: 'who writes of a cancer, kidney disease, eczema and sleep apnea',
    birthday: '11-12-1979',
    weight: 170,
    classes: ['cancer-condition', 'eczema-condition', 'kidney-disease-condition', 'sleep-apnea-condition'],
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
    classes: ['maoi'],
    answers: { 'blood-sugar': { value: 'type-1' }, 'sleep-health': ticked('glaucoma', 'snoring') },
    sold: ['recommended 8 mg', 'provider-first type-1-diabetes', 'sold', 'never glaucoma', 'sold', 'sold'],
  },
];

const { template: rapamycin } = exampleOffers.rapamycin;

function doseOf(weight: number | null): Sold {
  const dose = defaultDosePreference(rapamycin, weight);
  const units = unitsOf(rapamycin, rapamycin.dosage_frequencies[0], { dose, units: 0 }, weight);
  return `${dose} ${milligrams(weeklyDose(rapamycin, units))} mg`;
}

function soldTo(
  { birthday, weight, sex, tells = [], classes, answers = {} }: Person,
  at: (typeof columns)[number],
): Sold {
  const facts = {
    'patient.birthday': birthday,
    'patient.weight': weight,
    'patient.sex': sex,
    'patient.medical_profile.has_current_medications': classes !== undefined,
    ...(classes && classFacts(classes)),
    ...Object.fromEntries(tells.map((one) => [`patient.medical_profile.${one}`, true])),
  } satisfies KnownFacts;
  const saved = new Map(Object.entries(answers).map(([id, answer]) => [id, { answer, revision: 1 }]));
  const held = heldStops(new Answers(visitFlow.compile(templates[at]), { facts, saved, today: () => TODAY })).map(
    ({ id, then }) => `${then} ${id}`,
  );
  return held[0] ?? (at === 'rapamycin' ? doseOf(weight) : 'sold');
}

describe('what is sold to a person', () => {
  it.each(people.map((person) => [person.who, person] as const))('who is %s', (_, person) => {
    expect(columns.map((at) => soldTo(person, at))).toEqual(person.sold);
  });
});
