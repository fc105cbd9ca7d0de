import type { JSONSchema } from 'json-schema-to-ts';
import { checklistStep } from './checklistStep.ts';
import { stepBase } from './stepBase.ts';
import { yesNoStep } from './yesNoStep.ts';

/** Several earlier answers on one screen, each shown as it is saved and open to change. */
export const reviewStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'items'],
  properties: {
    ...stepBase,
    kind: { const: 'review' },
    note: { type: 'string' },
    items: { type: 'array', minItems: 1, items: { oneOf: [yesNoStep, checklistStep] } },
  },
} as const satisfies JSONSchema;
