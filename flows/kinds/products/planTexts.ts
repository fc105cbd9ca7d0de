import type { JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', minLength: 1 } as const;

/** What the cards of plans say. */
export const planTexts = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'seconds', 'changeSeconds', 'bestValue', 'fullPrice', 'save'],
  properties: {
    title: text,
    /** How long the plans are prepared, at first and after a change of product. */
    seconds: { type: 'number', minimum: 0, maximum: 5 },
    changeSeconds: { type: 'number', minimum: 0, maximum: 5 },
    bestValue: text,
    fullPrice: text,
    /** With `{amount}`. */
    save: text,
  },
} as const satisfies JSONSchema;

/** What stands beside the sums. */
export const totalTexts = {
  title: text,
  subTotal: text,
  savings: text,
  total: text,
  /** With `{amount}`: what lab analysis saves. Only of lab products. */
  labSaving: text,
} as const;
