import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { answerSchema } from '../../flow/answer.ts';
import { objectId } from '../../objectId.ts';
import { count, flag, text, textOrNull, wholeObject } from './wholeObject.ts';

const answer = { anyOf: [answerSchema, { type: 'null' }] } as const;

/** A question of a visit as it was worded, and its answer: as it is stored, and in the question's own words. */
const copiedQuestionSchema = wholeObject('CopiedQuestion', {
  step: text,
  question: text,
  answer,
  words: { type: 'array', items: text },
  answered_at: textOrNull,
  /** When a newer version of the visit put it out of use; null where it counts. */
  retired_at: textOrNull,
}) satisfies JSONSchema;

/** Something that happened to a visit. */
const copiedVisitEventSchema = wholeObject('CopiedVisitEvent', {
  at: text,
  by: { type: 'string', enum: ['patient', 'care team', 'portal'] },
  kind: text,
  /** The question that was answered, and how; null for anything else. */
  step: textOrNull,
  answer,
}) satisfies JSONSchema;

/** A product that was chosen in a visit. Cents of US dollars. */
const copiedProductSchema = wholeObject('CopiedProduct', {
  _id: objectId,
  name: text,
  product_name: text,
  dosage: textOrNull,
  frequency: textOrNull,
  dose: textOrNull,
  supply: textOrNull,
  quantity: count,
  months: count,
  amount: count,
}) satisfies JSONSchema;

/** Something told that stopped a visit or its treatment, or had a provider decide first. */
const copiedStopSchema = wholeObject('CopiedStop', {
  stop: text,
  kind: { type: 'string', enum: ['never', 'provider-first'] },
  /** What was told, by question. */
  answers: answerSchema,
  raised_at: text,
  /** When the care team decided that it may go on; null where it has not. */
  cleared_at: textOrNull,
}) satisfies JSONSchema;

/** A visit with all of its questions and what happened to it, oldest first. */
export const copiedVisitSchema = wholeObject('CopiedVisit', {
  _id: objectId,
  type: text,
  /** The questions are those of this version. */
  template: wholeObject('CopiedTemplate', { slug: text, name: text, version: count }),
  created_at: text,
  submitted_at: textOrNull,
  reviewed_at: textOrNull,
  closed_at: textOrNull,
  /** Until when it can be gone on with where it is still open. */
  expires_at: textOrNull,
  /** Why the care team waits for the patient, and since when. */
  awaiting_reason: textOrNull,
  awaiting_since: textOrNull,
  promo_code: textOrNull,
  pharmacy_verification: flag,
  products: { type: 'array', items: copiedProductSchema },
  questions: { type: 'array', items: copiedQuestionSchema },
  history: { type: 'array', items: copiedVisitEventSchema },
  stops: { type: 'array', items: copiedStopSchema },
}) satisfies JSONSchema;

export type CopiedVisit = FromSchema<typeof copiedVisitSchema>;
export type CopiedVisitEvent = FromSchema<typeof copiedVisitEventSchema>;
