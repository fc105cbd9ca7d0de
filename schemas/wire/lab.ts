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

export type ProductPanel = FromSchema<typeof productPanelSchema>;
