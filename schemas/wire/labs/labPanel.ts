import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { reportStatuses } from '../../laboratory/statuses.ts';
import { objectId } from '../../objectId.ts';
import { labStateSchema } from './labState.ts';

/** GET /v2/labs/product/{productTemplateId}/panel: the patient's panel for a lab product; null if there is none. */
export const productPanelSchema = {
  title: 'ProductPanel',
  type: 'object',
  additionalProperties: false,
  required: ['panelId'],
  properties: { panelId: { anyOf: [objectId, { type: 'null' }] } },
} as const satisfies JSONSchema;

/** The newest report of a panel. */
const latestReportSchema = {
  title: 'LatestLabReport',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'status', 'statusChangedAt', 'opened'],
  properties: {
    _id: objectId,
    status: { type: 'string', enum: reportStatuses },
    /** When the laboratory gave it this status, ISO 8601. */
    statusChangedAt: { type: 'string' },
    /** Whether the patient has opened it as it is now: a correction is to be read anew. */
    opened: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

/** GET /v2/labs/patient/panels: a lab panel that the patient has bought. */
export const labPanelSchema = {
  title: 'LabPanel',
  type: 'object',
  additionalProperties: false,
  required: [
    '_id',
    'product_template',
    'name',
    'purchase',
    'payment',
    'status',
    'status_at',
    'critical',
    'latestReport',
    'created_at',
  ],
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
    status: labStateSchema,
    /** When it came so far, ISO 8601; null where that is not known. */
    status_at: { type: ['string', 'null'] },
    /** Whether a critical value of one of its reports is the newest of its marker, and no provider has explained that report as it is now. */
    critical: { type: 'boolean' },
    /** The newest report of which results are shown; null without one. */
    latestReport: { anyOf: [latestReportSchema, { type: 'null' }] },
    /** When it was bought, ISO 8601. */
    created_at: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type LabPanel = FromSchema<typeof labPanelSchema>;
export type ProductPanel = FromSchema<typeof productPanelSchema>;
