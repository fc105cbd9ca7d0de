import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { SOURCE_CODE } from './sourceCode.ts';

const code = { type: 'string', pattern: SOURCE_CODE } as const satisfies JSONSchema;

/** Where a patient comes from, as the links of campaigns and partners name it. */
export const patientSourceSchema = {
  type: 'object',
  additionalProperties: false,
  properties: { referral: code, affiliate: code },
} as const satisfies JSONSchema;

export type PatientSource = FromSchema<typeof patientSourceSchema>;
