import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/** A US state. */
export const stateSchema = {
  title: 'State',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'name', 'abbreviation', 'syncRequired'],
  properties: {
    _id: objectId,
    name: { type: 'string' },
    abbreviation: { type: 'string', pattern: '^[A-Z]{2}$' },
    syncRequired: { type: 'boolean' },
  },
} as const satisfies JSONSchema;

/** Asks whether a visit can be offered in a state. `state_id` is the state's _id or its abbreviation. */
export const availabilityRequestSchema = {
  title: 'AvailabilityRequest',
  type: 'object',
  additionalProperties: false,
  required: ['state_id', 'intake_template_id'],
  properties: {
    state_id: { anyOf: [objectId, { type: 'string', pattern: '^[A-Z]{2}$' }] },
    intake_template_id: objectId,
  },
} as const satisfies JSONSchema;

export const availabilitySchema = {
  title: 'Availability',
  type: 'object',
  additionalProperties: false,
  required: ['approved'],
  properties: { approved: { type: 'boolean' } },
} as const satisfies JSONSchema;

export type State = FromSchema<typeof stateSchema>;
export type AvailabilityRequest = FromSchema<typeof availabilityRequestSchema>;
export type Availability = FromSchema<typeof availabilitySchema>;
