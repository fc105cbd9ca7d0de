import type { JSONSchema } from 'json-schema-to-ts';
import { planTexts, totalTexts } from './planTexts.ts';
import { stepBase } from './stepBase.ts';

const text = { type: 'string', minLength: 1 } as const;

/** The products of a visit with their doses and plans, and what they come to. Products and prices are the catalogue's. */
export const treatmentStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'plans', 'dose', 'customProtocol', 'summary'],
  properties: {
    ...stepBase,
    kind: { const: 'treatment' },
    plans: planTexts,
    dose: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'request', 'frequency', 'quantity', 'weekly', 'compounded'],
      properties: {
        title: text,
        request: text,
        frequency: text,
        quantity: text,
        /** After the number of milligrams. */
        weekly: text,
        /** With `{dose}`. */
        compounded: text,
      },
    },
    customProtocol: {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'comment', 'badge'],
      properties: { label: text, comment: text, placeholder: text, badge: text },
    },
    summary: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'subTotal', 'savings', 'total'],
      properties: {
        ...totalTexts,
        /** The button beside an error, and the words after it. */
        messageUs: text,
        forDetails: text,
      },
    },
  },
} as const satisfies JSONSchema;
