import { objectId } from '#schemas/objectId.ts';

/** GET /sandbox/lab-alerts: what the care team has to look at, by ids alone. */
export const labAlertSchema = {
  title: 'LabAlert',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'kind', 'urgent', 'patient', 'panel', 'report', 'created_at'],
  properties: {
    _id: objectId,
    /** A critical value, one that calls no patient, one that cannot be true, results without a marker of the catalogue, or a bundle that was refused. */
    kind: { type: 'string', enum: ['critical', 'silenced', 'implausible', 'aside', 'refused'] },
    patient: objectId,
    /** Whether a value or a flag is critical. */
    urgent: { type: 'boolean' },
    /** Null where a refused bundle names the patient alone. */
    panel: { anyOf: [objectId, { type: 'null' }] },
    /** Null where the bundle was refused. */
    report: { anyOf: [objectId, { type: 'null' }] },
    /** ISO 8601. */
    created_at: { type: 'string' },
  },
} as const;
