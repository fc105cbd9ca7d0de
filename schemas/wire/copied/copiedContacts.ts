import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../../objectId.ts';
import { messageBlockSchema } from '../messages/messageBlock.ts';
import { subjectSchema } from '../messages/subject.ts';
import { count, flag, text, textOrNull, wholeObject } from './wholeObject.ts';

/** A call with the care team. */
export const copiedAppointmentSchema = wholeObject('CopiedAppointment', {
  _id: objectId,
  kind: text,
  name: text,
  /** The lab panel whose blood was drawn at it; null for a call. */
  panel: { anyOf: [objectId, { type: 'null' }] },
  start_time: text,
  end_time: text,
  former_start_time: textOrNull,
  location: textOrNull,
  canceled_at: textOrNull,
  canceled_by_patient: flag,
  created_at: text,
}) satisfies JSONSchema;

/** What was told in the portal. */
export const copiedNotificationSchema = wholeObject('CopiedNotification', {
  _id: objectId,
  event: text,
  message: text,
  created_at: text,
  read_at: textOrNull,
}) satisfies JSONSchema;

/** A mail or text message. Links and codes that were good for a short time are left out. */
export const copiedMessageSchema = wholeObject('CopiedMessage', {
  _id: objectId,
  channel: { type: 'string', enum: ['mail', 'sms'] },
  to: text,
  subject: text,
  text,
  created_at: text,
  delivered_at: textOrNull,
}) satisfies JSONSchema;

/** A message of the patient or of the care team. Its files are downloaded in the portal. */
export const copiedConversationMessageSchema = wholeObject('CopiedConversationMessage', {
  _id: objectId,
  /** `patient`, or who of the care team. */
  by: text,
  sent_at: text,
  text,
  about: subjectSchema,
  blocks: { type: 'array', items: messageBlockSchema },
  files: {
    type: 'array',
    items: wholeObject('CopiedFile', { _id: objectId, name: text, type: text, bytes: count }),
  },
}) satisfies JSONSchema;

/** What the patient has begun to write to the care team, and has not sent. */
export const copiedDraftSchema = wholeObject('CopiedDraft', {
  text,
  about: subjectSchema,
  files: {
    type: 'array',
    items: wholeObject('CopiedFile', { _id: objectId, name: text, type: text, bytes: count }),
  },
}) satisfies JSONSchema;

/** A browser that has signed in. */
export const copiedDeviceSchema = wholeObject('CopiedDevice', {
  _id: objectId,
  /** Words that the patient recognizes it by. */
  device: text,
  user_agent: text,
  signed_in_at: text,
  signed_out_at: textOrNull,
}) satisfies JSONSchema;

export type CopiedAppointment = FromSchema<typeof copiedAppointmentSchema>;
export type CopiedNotification = FromSchema<typeof copiedNotificationSchema>;
export type CopiedMessage = FromSchema<typeof copiedMessageSchema>;
export type CopiedConversationMessage = FromSchema<typeof copiedConversationMessageSchema>;
export type CopiedDraft = FromSchema<typeof copiedDraftSchema>;
export type CopiedDevice = FromSchema<typeof copiedDeviceSchema>;
