import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../../objectId.ts';
import { attachmentSchema, MAX_ATTACHMENTS } from './attachment.ts';
import { messageBlockSchema } from './messageBlock.ts';
import { namedSubjectSchema, subjectSchema } from './subject.ts';

/** Most characters of a message. */
export const MAX_MESSAGE = 10_000;

/** The moment of a message, ISO 8601, by which it is known in its conversation: no two have the same one. */
const lastId = { title: 'LastId', type: 'string', maxLength: 30 } as const;

/** A message of a patient or of the care team. */
export const messageSchema = {
  title: 'Message',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'key', 'author', 'created_at', 'message_style', 'message', 'about', 'attachments', 'blocks'],
  properties: {
    _id: objectId,
    /** The Idempotency-Key with which the patient sent it; null for a message of the care team. */
    key: { type: ['string', 'null'] },
    author: {
      title: 'MessageAuthor',
      type: 'object',
      additionalProperties: false,
      required: ['_id', 'is_admin', 'display_name', 'first_name', 'avatar'],
      properties: {
        _id: objectId,
        /** Whether it is somebody of the care team. */
        is_admin: { type: 'boolean' },
        display_name: { type: 'string' },
        first_name: { type: 'string' },
        avatar: {
          type: 'object',
          additionalProperties: false,
          required: ['square_25'],
          /** A URL that is valid for a short time; null where there is no picture. */
          properties: { square_25: { type: ['string', 'null'] } },
        },
      },
    },
    /** ISO 8601. Strictly increases within a conversation. */
    created_at: { type: 'string' },
    /** 1 is a message, 2 an announcement. */
    message_style: { type: 'integer', enum: [1, 2] },
    /** The text; of an announcement, what its blocks say. */
    message: { type: 'string' },
    about: subjectSchema,
    attachments: { type: 'array', items: attachmentSchema },
    /** The parts of an announcement; none for a message. */
    blocks: { type: 'array', items: messageBlockSchema },
  },
} as const satisfies JSONSchema;

/** PUT /conversations/{org}/patient/{id}/conversation/{cid}: a message to send. The header Idempotency-Key is needed. */
export const sendMessageSchema = {
  title: 'SendMessage',
  type: 'object',
  additionalProperties: false,
  required: ['message', 'attachments'],
  properties: {
    /** May be empty where there are attachments. */
    message: { type: 'string', maxLength: MAX_MESSAGE },
    /** The ids of what was uploaded for it, in their order. */
    attachments: { type: 'array', maxItems: MAX_ATTACHMENTS, uniqueItems: true, items: objectId },
    about: namedSubjectSchema,
    /** The revision of the draft that it was written from, which is emptied with the sending. */
    draft_revision: { type: 'integer', minimum: 0, maximum: 2_000_000_000 },
    /** The socket that sends it, which is not told of it. */
    socket_id: { title: 'SocketId', type: ['string', 'null'], pattern: '^\\d{1,20}\\.\\d{1,20}$' },
  },
} as const satisfies JSONSchema;

/** The query of GET /conversations/{org}/patient/{id}/conversation/{cid}. */
export const historyQuerySchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    /** The conversation of the address once more. */
    conversation_id: objectId,
    /** The `created_at` of the oldest message that is known: what is older comes. */
    lastId,
  },
} as const satisfies JSONSchema;

/** A page of at most 30 messages, newest first. */
export const messagePageSchema = {
  title: 'MessagePage',
  type: 'object',
  additionalProperties: false,
  required: ['messages', 'next'],
  properties: {
    messages: { type: 'array', items: messageSchema },
    /** The `lastId` of the next page; null on the last one. */
    next: { type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

/** POST .../conversation/{cid}/search. What is looked for is never part of an address. */
export const searchMessagesSchema = {
  title: 'SearchMessages',
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { text: { type: 'string', minLength: 2, maxLength: 100 }, lastId },
} as const satisfies JSONSchema;

export type Message = FromSchema<typeof messageSchema>;
export type MessagePage = FromSchema<typeof messagePageSchema>;
export type SendMessage = FromSchema<typeof sendMessageSchema>;
