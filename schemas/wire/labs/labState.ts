import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** How far a lab panel has come: created for the patient, ordered, with its requisition, drawn, with results. */
export const labStateSchema = {
  title: 'LabState',
  type: 'string',
  enum: ['ready_to_order', 'pending', 'prepared', 'awaiting_results', 'results_ready'],
} as const satisfies JSONSchema;

export type LabState = FromSchema<typeof labStateSchema>;
