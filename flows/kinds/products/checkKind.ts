import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { asksNothing } from '../definition/asksNothing.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

const text = { type: 'string', minLength: 1 } as const;

/** A last look before the checkout: every answer by section, what was chosen, and a way to change each. */
export const checkSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'change', 'notAnswered', 'lists', 'products'],
  properties: {
    ...stepBase,
    kind: { const: 'check' },
    /** The button of each answer. */
    change: text,
    /** In place of an answer that is missing, and why the patient cannot continue then. */
    notAnswered: text,
    /** The answers, in lists with a heading each. */
    lists: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['title', 'section'],
        properties: { title: text, section: text },
      },
    },
    /** What was chosen, and the section in which it is changed. */
    products: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'section', 'dose', 'supply', 'plan', 'price'],
      properties: { title: text, section: text, dose: text, supply: text, plan: text, price: text },
    },
  },
} as const satisfies JSONSchema;

export type CheckStep = StepFrom<typeof checkSchema>;

/** It shows what other steps have asked. */
export const checkKind: KindDefinition<CheckStep> = asksNothing;

export const checkSample: Sample<CheckStep> = {
  step: {
    id: 'check',
    kind: 'check',
    title: 'Check your answers',
    change: 'Change',
    notAnswered: 'Not answered',
    lists: [{ title: 'Answers', section: 'questions' }],
    products: { title: 'Treatment', section: 'products', dose: 'Dose', supply: 'Supply', plan: 'Plan', price: 'Price' },
  },
  answer: {},
};
