import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/** One read or change of a patient's record, without its content. Moments are ISO 8601. */
export const accessSchema = {
  title: 'Access',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'at', 'user', 'session', 'route', 'ids', 'status', 'address', 'user_agent'],
  properties: {
    _id: { type: 'string', pattern: '^\\d+$' },
    at: { type: 'string' },
    /** Whose token it was; null for a photo, an invoice, a calendar file or a report that was opened by its link. */
    user: { anyOf: [objectId, { type: 'null' }] },
    /** Whom a link was for that the patient had made; null, or left out, for everything else. */
    reader: { type: ['string', 'null'] },
    session: { anyOf: [objectId, { type: 'null' }] },
    /** The id of the operation, such as `readUser`. */
    route: { type: 'string' },
    /** The ids that the request named, by their names there. */
    ids: { type: 'object', additionalProperties: objectId },
    /** The HTTP status of the response. */
    status: { type: 'integer' },
    /** The IP address that it came from; empty for what a job did. */
    address: { type: 'string' },
    /** The beginning of what the browser says of itself. */
    user_agent: { type: 'string' },
  },
} as const satisfies JSONSchema;

/** Query of GET /v2/users/{org}/{userId}/accesses: entries before this `_id`, and how many, 1 to 100. */
export const accessesQuerySchema = {
  type: 'object',
  properties: {
    before: { type: 'string', pattern: '^[1-9]\\d{0,14}$' },
    limit: { type: 'string', pattern: '^([1-9]\\d?|100)$' },
  },
} as const satisfies JSONSchema;

/**
 * Newest first; `next` is the `before` of the following page, null after the oldest entry. `session` is the one that asks,
 * so that its own entries can be told from those of other devices.
 */
export const accessesSchema = {
  title: 'Accesses',
  type: 'object',
  additionalProperties: false,
  required: ['accesses', 'next', 'session'],
  properties: {
    accesses: { type: 'array', items: accessSchema },
    next: { type: ['string', 'null'] },
    session: objectId,
  },
} as const satisfies JSONSchema;

export type Access = FromSchema<typeof accessSchema>;
export type Accesses = FromSchema<typeof accessesSchema>;
