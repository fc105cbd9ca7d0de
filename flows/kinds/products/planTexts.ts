import type { JSONSchema } from 'json-schema-to-ts';

const text = { type: 'string', minLength: 1 } as const;

/** The texts of plan cards. */
export const planTexts = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'seconds', 'changeSeconds', 'bestValue', 'fullPrice', 'save'],
  properties: {
    title: text,
    /** How long the "preparing" screen is shown, at first and after a change of product. */
    seconds: { type: 'number', minimum: 0, maximum: 5 },
    changeSeconds: { type: 'number', minimum: 0, maximum: 5 },
    bestValue: text,
    fullPrice: text,
    /** Contains `{amount}`. */
    save: text,
  },
} as const satisfies JSONSchema;

/** The labels of the sums. */
export const totalTexts = {
  title: text,
  subTotal: text,
  savings: text,
  total: text,
  /** Contains `{amount}`: the saving on lab analysis. Only for lab products. */
  labSaving: text,
} as const;
