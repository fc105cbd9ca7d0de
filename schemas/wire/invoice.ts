import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { subscriptionType } from './subscription.ts';

/** Query of GET /subscriptions/{org}/invoice: the invoice's id. */
export const invoiceQuerySchema = {
  type: 'object',
  required: ['invoice'],
  properties: { type: subscriptionType, invoice: { type: 'string', minLength: 1, maxLength: 255 } },
} as const satisfies JSONSchema;

/** An invoice of a subscription or an order; the URL of its PDF is valid for some minutes. Amounts are in cents of US dollars. */
export const invoiceSchema = {
  title: 'Invoice',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'number', 'created_at', 'amount', 'status', 'invoice_pdf'],
  properties: {
    id: { type: 'string' },
    number: { type: 'string' },
    created_at: { type: 'string' },
    amount: { type: 'integer' },
    status: { type: 'string', enum: ['paid', 'open', 'void'] },
    invoice_pdf: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type Invoice = FromSchema<typeof invoiceSchema>;
