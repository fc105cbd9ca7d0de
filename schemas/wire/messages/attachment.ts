import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../../objectId.ts';

/** Maximum size of an attachment, in bytes. */
export const MAX_ATTACHMENT_BYTES = 10_000_000;

/** Most attachments of one message. */
export const MAX_ATTACHMENTS = 10;

/** The extensions of files that a message can have. What a file is follows from its content. */
export const ATTACHMENT_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif', 'pdf', 'doc', 'docx'] as const;

/** A picture, which the portal shows, or a document, which is only downloaded. */
const mediaType = { type: 'string', enum: ['private-image', 'document'] } as const;

/** The form fields of POST /v2/media besides `file`. The header Idempotency-Key makes a repeated upload the same one. */
export const mediaUploadSchema = {
  title: 'MediaUpload',
  type: 'object',
  additionalProperties: false,
  required: ['client_id', 'mediaType'],
  properties: {
    /** The patient who sends it. */
    client_id: objectId,
    mediaType,
  },
} as const satisfies JSONSchema;

/** A file of a message, or one that was uploaded for a message to be sent. */
export const attachmentSchema = {
  title: 'Attachment',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'name', 'mediaType', 'type', 'bytes', 'width', 'height', 'url'],
  properties: {
    _id: objectId,
    /** As the patient named it, with the extension of what it is. */
    name: { type: 'string' },
    mediaType,
    /** Its media type, such as application/pdf. Pictures are made anew as image/jpeg. */
    type: { type: 'string' },
    bytes: { type: 'integer' },
    /** In pixels; null for a document. */
    width: { type: ['integer', 'null'] },
    height: { type: ['integer', 'null'] },
    /** Signed, and good for 10 to 15 minutes; a later read of the message has another one. */
    url: { type: 'string' },
  },
} as const satisfies JSONSchema;

export type Attachment = FromSchema<typeof attachmentSchema>;
