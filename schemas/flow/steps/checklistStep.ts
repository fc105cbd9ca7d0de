import type { JSONSchema } from 'json-schema-to-ts';
import { noneOptionSchema, optionSchema } from '../option.ts';
import { stepBase } from './stepBase.ts';

/** Any number of options, with at most one choice that excludes the others. */
export const checklistStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'options'],
  properties: {
    ...stepBase,
    kind: { const: 'checklist' },
    options: { type: 'array', minItems: 1, items: optionSchema },
    none: noneOptionSchema,
    /** A statement that the patient confirms by going on. */
    certification: { type: 'string' },
  },
} as const satisfies JSONSchema;
