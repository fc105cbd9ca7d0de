import type { JSONSchema } from 'json-schema-to-ts';

/**
 * POST /users/{org}/{userId}/security: keeps the patient's social security number, with or without its hyphens. No call
 * answers it back.
 */
export const socialSecuritySchema = {
  title: 'SocialSecurity',
  type: 'object',
  additionalProperties: false,
  required: ['ssn'],
  properties: { ssn: { type: 'string', pattern: '^\\d{3}-?\\d{2}-?\\d{4}$' } },
} as const satisfies JSONSchema;
