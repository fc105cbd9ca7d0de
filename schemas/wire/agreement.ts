import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { policySchema, policySections } from './policy.ts';

/** The name of a version of a text: the beginning of the digest of what was agreed to. */
export const agreementVersion = { type: 'string', pattern: '^[0-9a-f]{8}$' } as const satisfies JSONSchema;

/** A text that a patient has agreed to. */
const agreementSchema = {
  title: 'Agreement',
  type: 'object',
  additionalProperties: false,
  required: ['policy', 'title', 'agreed_at', 'is_current', 'is_kept', 'digest'],
  properties: {
    policy: { type: 'string', enum: policySections },
    /** The title that the text had; that of the text of today where it was not kept. */
    title: { type: 'string' },
    /** ISO 8601. */
    agreed_at: { type: 'string' },
    /** Whether it is the text of today that was agreed to. */
    is_current: { type: 'boolean' },
    /** Whether the text that was agreed to can be read. */
    is_kept: { type: 'boolean' },
    digest: agreementVersion,
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

/** GET /v2/users/{org}/{userId}/agreements/{version}: an agreement, and the text as it was shown. */
export const agreedTextSchema = {
  title: 'AgreedText',
  type: 'object',
  additionalProperties: false,
  required: ['agreement', 'text'],
  properties: { agreement: agreementSchema, text: policySchema },
} as const satisfies JSONSchema;

export type Agreement = FromSchema<typeof agreementSchema>;
export type Agreements = FromSchema<typeof agreementsSchema>;
export type AgreedText = FromSchema<typeof agreedTextSchema>;
