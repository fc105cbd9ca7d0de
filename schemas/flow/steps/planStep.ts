import type { JSONSchema } from 'json-schema-to-ts';
import { planTexts, totalTexts } from './planTexts.ts';
import { stepBase } from './stepBase.ts';

/** The plan of one product to choose, with what the product is good for and what the plan comes to. */
export const planStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'plans', 'benefits', 'summary'],
  properties: {
    ...stepBase,
    kind: { const: 'plan' },
    plans: planTexts,
    /** The heading of the product's benefits. */
    benefits: { type: 'string', minLength: 1 },
    summary: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'subTotal', 'savings', 'total'],
      properties: totalTexts,
    },
  },
} as const satisfies JSONSchema;
