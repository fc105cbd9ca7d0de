import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/** GET /v2/labs/product/{productTemplateId}/panel: the patient's panel for a lab product; null if there is none. */
export const productPanelSchema = {
  title: 'ProductPanel',
  type: 'object',
  additionalProperties: false,
  required: ['panelId'],
  properties: { panelId: { anyOf: [objectId, { type: 'null' }] } },
} as const satisfies JSONSchema;

/** GET /v2/labs/patient/panels: a lab panel that the patient has bought. */
export const labPanelSchema = {
  title: 'LabPanel',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'product_template', 'name', 'purchase', 'payment', 'created_at'],
  properties: {
    _id: objectId,
    product_template: objectId,
    name: { type: 'string' },
    /** Id of the order or subscription that the panel comes with. */
    purchase: objectId,
    /** What was paid, in cents of US dollars; null where nothing was. */
    payment: {
      anyOf: [
        {
          type: 'object',
          additionalProperties: false,
          required: ['amount', 'status'],
          properties: { amount: { type: 'integer' }, status: { type: 'string', enum: ['captured', 'voided'] } },
        },
        { type: 'null' },
      ],
    },
    /** When it was bought, ISO 8601. */
    created_at: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type LabPanel = FromSchema<typeof labPanelSchema>;
export type ProductPanel = FromSchema<typeof productPanelSchema>;
