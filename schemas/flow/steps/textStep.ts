import type { JSONSchema } from 'json-schema-to-ts';
import { stepBase } from './stepBase.ts';

const text = {
  label: { type: 'string', minLength: 1 },
  placeholder: { type: 'string' },
  maxLength: { type: 'integer', minimum: 1, maximum: 10_000 },
} as const;

/** One line of free text. */
export const shortTextStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title'],
  properties: { ...stepBase, kind: { const: 'short-text' }, ...text },
} as const satisfies JSONSchema;

/** Several lines of free text. */
export const longTextStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title'],
  properties: { ...stepBase, kind: { const: 'long-text' }, ...text },
} as const satisfies JSONSchema;
