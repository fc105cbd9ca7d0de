import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** POST /v2/labs/laboratories/{laboratory}/reports: what became of each report, as the OperationOutcome of FHIR. */
export const operationOutcomeSchema = {
  title: 'OperationOutcome',
  type: 'object',
  additionalProperties: false,
  required: ['resourceType', 'issue'],
  properties: {
    resourceType: { const: 'OperationOutcome' },
    issue: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['severity', 'code', 'diagnostics', 'expression'],
        properties: {
          severity: { type: 'string', enum: ['information', 'warning'] },
          code: { type: 'string', enum: ['informational', 'duplicate', 'code-invalid', 'value'] },
          diagnostics: { type: 'string' },
          /** Where it stands, as a JSON pointer. */
          expression: { type: 'array', items: { type: 'string' } },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type OperationOutcome = FromSchema<typeof operationOutcomeSchema>;
