import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { answerSchema } from '#schemas/flow/answer.ts';
import { formOf } from '../finding/jsonProblems.ts';

const fact = {
  description: 'a fact is yes or no (true, false), a number, a text, or null where it is not known',
  anyOf: [...answerSchema.additionalProperties.anyOf, { type: 'null' }],
} as const satisfies JSONSchema;

const answers = {
  description: 'an answer is { "<field>": <value> }, or a list of such where the step is shown more than once',
  anyOf: [answerSchema, { type: 'array', minItems: 1, items: answerSchema }],
} as const satisfies JSONSchema;

const learns = {
  type: 'object',
  additionalProperties: false,
  required: ['learns'],
  properties: { learns: { type: 'object', additionalProperties: fact } },
} as const satisfies JSONSchema;

const fails = {
  type: 'object',
  additionalProperties: false,
  required: ['fails'],
  properties: {
    fails: { type: 'string', minLength: 1 },
    learnsOnFailure: { type: 'object', additionalProperties: fact },
  },
} as const satisfies JSONSchema;

const results = {
  description: 'an effect ends with { "learns": { "<fact>": <value> } } or { "fails": "<Code>" }, or a list of such',
  anyOf: [learns, fails, { type: 'array', minItems: 1, items: { anyOf: [learns, fails] } }],
} as const satisfies JSONSchema;

/** An event to send when a step is on screen or an effect runs, before the step or effect is answered. */
const event = {
  type: 'object',
  additionalProperties: false,
  required: ['at', 'send'],
  properties: {
    /** The id of a step, or the name of an effect. */
    at: { type: 'string', minLength: 1 },
    /** `BACK` goes one step back; any other value is an event of the machine. */
    send: {
      type: 'object',
      required: ['type'],
      properties: { type: { type: 'string', minLength: 1 }, section: { type: 'string' }, step: { type: 'string' } },
      additionalProperties: false,
    },
  },
} as const satisfies JSONSchema;

const scriptSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    flow: { type: 'string' },
    version: { type: 'integer', minimum: 1 },
    template: { type: 'string' },
    facts: { type: 'object', additionalProperties: fact },
    answers: { type: 'object', additionalProperties: answers },
    effects: { type: 'object', additionalProperties: results },
    events: { type: 'array', items: event },
  },
} as const satisfies JSONSchema;

/**
 * The script of a simulation: initial facts, answers, results of effects, and events from outside. Values in a list are
 * used in order; the last one is repeated. A stored draft has this form too.
 */
export type Script = FromSchema<typeof scriptSchema>;

export const scriptForm = formOf<Script>(scriptSchema);
