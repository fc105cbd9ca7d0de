import type { JSONSchema } from 'json-schema-to-ts';

/** An id in the API: 24 hex characters. */
export const objectId = { title: 'ObjectId', type: 'string', pattern: '^[0-9a-f]{24}$' } as const satisfies JSONSchema;
