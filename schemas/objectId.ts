import type { JSONSchema } from 'json-schema-to-ts';

/** An id in the API: 24 hex characters. */
export const objectId = { type: 'string', pattern: '^[0-9a-f]{24}$' } as const satisfies JSONSchema;
