import type { Answer } from '#schemas/flow/answer.ts';
import type { StepBase } from '#schemas/flow/stepBase.ts';
import { wholeAnswer } from '#engine/authoring/answers/answerSamples.ts';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';

/** What the patient of these tests enters in the profile and at a checkout, by the name of the field. */
const patient: Answer = {
  'first-name': 'Ava',
  'last-name': 'Stone',
  birthday: '02-03-1980',
  weight: 140,
  height: 66,
  state: 'CA',
  sex: 'female',
  'street-address': '1 Sample Street',
  city: 'Springfield',
  'zip-code': '90210',
  country: 'us',
  'phone-number': '5555550100',
  payment: 'new',
};

/** What is answered where the plainest value would lead elsewhere. */
const chosen: { readonly [kind: string]: Answer } = {
  identity: { value: 'later' },
  'identity-images': { value: 'continue' },
  code: { action: 'verify', value: '12345' },
  date: { value: '2026-12-24' },
  photo: { value: 'photo-1' },
  'short-text': { value: 'As always' },
  'long-text': { value: 'As always' },
};

/** The shortest answer that a step takes: no, none, or the first option. */
export const plainAnswer = (step: StepBase): Answer =>
  wholeAnswer(fieldsOf(step), { ...patient, ...chosen[step.kind] });
