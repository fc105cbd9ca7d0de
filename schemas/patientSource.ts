import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** A code, so that no free text is kept. */
export const sourceCode = { type: 'string', pattern: '^[A-Za-z0-9._~-]{1,100}$' } as const satisfies JSONSchema;

/** Where a patient comes from, as the links of campaigns and partners name it. */
export const patientSourceSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { referral: sourceCode, affiliate: sourceCode },
} as const satisfies JSONSchema;

export type PatientSource = FromSchema<typeof patientSourceSchema>;
