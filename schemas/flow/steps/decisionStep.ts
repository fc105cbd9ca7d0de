import type { JSONSchema } from 'json-schema-to-ts';
import { stepBase } from './stepBase.ts';

/** A message with ways on that lead to different places: a button each, whose value is the answer. */
export const decisionStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'saves', 'actions'],
  properties: {
    ...stepBase,
    kind: { const: 'decision' },
    tone: { type: 'string', enum: ['success', 'warning', 'info'] },
    body: { type: 'array', items: { type: 'string' } },
    /** What is offered, each with a check mark. */
    points: { type: 'array', minItems: 1, items: { type: 'string' } },
    /** The fact that holds the value of the button. */
    saves: { type: 'string', minLength: 1 },
    actions: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['value', 'label'],
        properties: {
          value: { type: 'string', minLength: 1 },
          label: { type: 'string', minLength: 1 },
          /** The first button stands out unless another look is given. */
          look: { type: 'string', enum: ['primary', 'secondary', 'quiet'] },
        },
      },
    },
  },
} as const satisfies JSONSchema;
