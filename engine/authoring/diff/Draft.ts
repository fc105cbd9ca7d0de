import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { answerSchema } from '#schemas/flow/answer.ts';
import { formOf } from '../finding/jsonProblems.ts';

const draftSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['flow', 'version', 'answers'],
  properties: {
    flow: { type: 'string' },
    version: { type: 'integer', minimum: 1 },
    facts: {
      type: 'object',
      additionalProperties: {
        description: 'a fact is yes or no (true, false), a number, a text, or null where it is not known',
        anyOf: [...answerSchema.additionalProperties.anyOf, { type: 'null' }],
      },
    },
    answers: { type: 'object', additionalProperties: answerSchema },
  },
} as const satisfies JSONSchema;

/** Stored answers of an unfinished visit, with the version they were given in and the facts that conditions read. */
export type Draft = FromSchema<typeof draftSchema>;

export const draftForm = formOf<Draft>(draftSchema);
