import type { FromSchema } from 'json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';

/** A mail or SMS as the sandbox shows it. */
export const messageSchema = {
  title: 'SandboxMessage',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'channel', 'to', 'subject', 'text', 'created_at'],
  properties: {
    _id: objectId,
    channel: { type: 'string', enum: ['mail', 'sms'] },
    to: { type: 'string' },
    subject: { type: 'string' },
    text: { type: 'string' },
    created_at: { type: 'string' },
  },
} as const;

export type Message = FromSchema<typeof messageSchema>;
