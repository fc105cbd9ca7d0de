import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { policySections } from './policy.ts';

/** A text that a patient has agreed to. */
const agreementSchema = {
  title: 'Agreement',
  type: 'object',
  additionalProperties: false,
  required: ['policy', 'title', 'agreed_at', 'is_current', 'digest'],
  properties: {
    policy: { type: 'string', enum: policySections },
    /** The title of the policy as it is today. */
    title: { type: 'string' },
    /** ISO 8601. */
    agreed_at: { type: 'string' },
    /** Whether it is the text of today that was agreed to. */
    is_current: { type: 'boolean' },
    /** The beginning of the digest of the text that was agreed to: the name of its version. */
    digest: { type: 'string', pattern: '^[0-9a-f]{8}$' },
  },
} as const satisfies JSONSchema;

/** GET /v2/users/{org}/{userId}/agreements: the newest first, and what was agreed to at once in the order of the policies. */
export const agreementsSchema = {
  title: 'Agreements',
  type: 'object',
  additionalProperties: false,
  required: ['agreements'],
  properties: { agreements: { type: 'array', items: agreementSchema } },
} as const satisfies JSONSchema;

export type Agreement = FromSchema<typeof agreementSchema>;
export type Agreements = FromSchema<typeof agreementsSchema>;
