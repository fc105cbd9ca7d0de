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
  required: ['_id', 'status', 'statusChangedAt', 'opened', 'explained'],
  properties: {
    _id: objectId,
    status: { type: 'string', enum: reportStatuses },
    /** When the laboratory gave it this status, ISO 8601. */
    statusChangedAt: { type: 'string' },
    /** Whether the patient has opened it as it is now: a correction is to be read anew. */
    opened: { type: 'boolean' },
    /** Whether a provider has written a note on it. */
    explained: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

const critical = {
  /** Id of its report. */
  report: objectId,
  name: { type: 'string' },
  /** With its comparator, or in words; null where the laboratory sent none. */
  value: { type: ['string', 'null'] },
  /** In UCUM or as the laboratory wrote it; null where it wrote none, or the value is in words. */
  unit: { type: ['string', 'null'] },
} as const;

/** A critical value that nobody has explained yet. */
const criticalValueSchema = {
  title: 'CriticalValue',
  type: 'object',
  additionalProperties: false,
  required: ['report', 'name', 'value', 'unit'],
  properties: critical,
} as const satisfies JSONSchema;

/** A critical value whose alarm has ended. */
const endedAlarmSchema = {
  title: 'EndedAlarm',
  type: 'object',
  additionalProperties: false,
  required: ['report', 'name', 'value', 'unit', 'now', 'why', 'at', 'seen'],
  properties: {
    ...critical,
    /** The value that counts instead; null where the laboratory took the result back, or the critical one still counts. */
    now: { type: ['string', 'null'] },
    /** The laboratory changed it, a newer test replaces it, a provider wrote a note on it, or the care team closed it. */
    why: { type: 'string', enum: ['changed', 'retested', 'explained', 'closed'] },
    /** When it ended, ISO 8601. */
    at: { type: 'string' },
    /** Whether the patient has opened its report since. */
    seen: { type: 'boolean' },
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
    'alarms',
    'ended',
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
    /** Whether it has an alarm. */
    critical: { type: 'boolean' },
    /**
     * Its critical values that are the newest of their marker and not explained: no provider has written a note on the report as
     * it is now, and the care team has not closed the task.
     */
    alarms: { type: 'array', items: criticalValueSchema },
    /** Alarms that ended: each for a week, and until the patient has opened its report. */
    ended: { type: 'array', items: endedAlarmSchema },
    /** Ids of its reports whose results wait for the provider's note, because the patient chose that; left out without any. */
    waiting: { type: 'array', items: objectId },
    /** The newest report of which results are shown; null without one. */
    latestReport: { anyOf: [latestReportSchema, { type: 'null' }] },
    /** When it was bought, ISO 8601. */
    created_at: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type LabPanel = FromSchema<typeof labPanelSchema>;
export type CriticalValue = FromSchema<typeof criticalValueSchema>;
export type EndedAlarm = FromSchema<typeof endedAlarmSchema>;
export type ProductPanel = FromSchema<typeof productPanelSchema>;
