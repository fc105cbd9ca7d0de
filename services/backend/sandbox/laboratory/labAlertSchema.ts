import { objectId } from '#schemas/objectId.ts';

/** GET /sandbox/lab-alerts: what the care team has to look at, by ids alone. */
export const labAlertSchema = {
  title: 'LabAlert',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'kind', 'patient', 'panel', 'report', 'created_at'],
  properties: {
    _id: objectId,
    /** A critical value, or results that are kept aside because they could not be read. */
    kind: { type: 'string', enum: ['critical', 'aside'] },
    patient: objectId,
    panel: objectId,
    report: objectId,
    /** ISO 8601. */
    created_at: { type: 'string' },
  },
} as const;
