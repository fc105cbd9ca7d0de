import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../../objectId.ts';
import { MAX_MESSAGE } from './message.ts';
import { namedSubjectSchema, subjectSchema } from './subject.ts';

const socketId = { title: 'SocketId', type: ['string', 'null'], pattern: '^\\d{1,20}\\.\\d{1,20}$' } as const;

/** GET /v2/conversations/patient: what a patient and the care team write to each other, without the messages. */
export const conversationSchema = {
  title: 'Conversation',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'patient', 'patient_read', 'patient_sender', 'medical_team_read', 'unread', 'newest_at'],
  properties: {
    _id: objectId,
    patient: objectId,
    /** Whether the patient has read everything from the care team. */
    patient_read: { type: 'boolean' },
    /** Whether the newest message is the patient's. */
    patient_sender: { type: 'boolean' },
    /** Whether the care team has read the newest message of the patient. */
    medical_team_read: { type: 'boolean' },
    /** How many messages of the care team the patient has not read. */
    unread: { type: 'integer' },
    /** The `created_at` of the newest message; null where there is none. */
    newest_at: { type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

/** POST .../conversation/{cid}/typing */
export const typingSchema = {
  title: 'Typing',
  type: 'object',
  additionalProperties: false,
  required: ['socket_id'],
  /** The socket of whoever types, which is not told of it. */
  properties: { socket_id: socketId },
} as const satisfies JSONSchema;

/** POST .../conversation/{cid}/read: the patient has read the conversation. */
export const readConversationSchema = {
  title: 'ReadConversation',
  type: 'object',
  additionalProperties: false,
  required: ['patient_id', 'conversation_id', 'socket_id', 'sender_id'],
  properties: {
    patient_id: objectId,
    conversation_id: objectId,
    socket_id: socketId,
    /** The author of the newest message that was read. */
    sender_id: objectId,
    /** The `created_at` of that message; without it everything was read that is there. */
    lastId: { title: 'LastId', type: 'string', maxLength: 30 },
  },
} as const satisfies JSONSchema;

/** GET and PUT .../conversation/{cid}/draft: what the patient has begun to write, on whichever device. */
export const draftSchema = {
  title: 'Draft',
  type: 'object',
  additionalProperties: false,
  required: ['text', 'about', 'revision'],
  properties: {
    text: { type: 'string' },
    about: subjectSchema,
    /** Counts the changes. */
    revision: { type: 'integer' },
  },
} as const satisfies JSONSchema;

/** PUT .../conversation/{cid}/draft. RevisionConflict where it was changed since `revision`; `current` is the draft. */
export const saveDraftSchema = {
  title: 'SaveDraft',
  type: 'object',
  additionalProperties: false,
  required: ['text', 'revision'],
  properties: {
    text: { type: 'string', maxLength: MAX_MESSAGE },
    about: namedSubjectSchema,
    revision: { type: 'integer', minimum: 0, maximum: 2_000_000_000 },
  },
} as const satisfies JSONSchema;

export type Conversation = FromSchema<typeof conversationSchema>;
export type Draft = FromSchema<typeof draftSchema>;
export type SaveDraft = FromSchema<typeof saveDraftSchema>;
