import type { FromSchema } from 'json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';

const line = { type: 'string', maxLength: 500 } as const;
const text = { type: 'string', maxLength: 4000 } as const;

/** What the console sends: a form with a field for each part of an announcement. Parts that are left empty are left out. */
export const consoleSchema = {
  title: 'CareTeamConsole',
  type: 'object',
  additionalProperties: false,
  required: ['conversation', 'author', 'act'],
  properties: {
    conversation: objectId,
    author: objectId,
    act: { type: 'string', enum: ['write', 'type', 'read'] },
    text,
    paragraph: text,
    video_id: line,
    video_title: line,
    image_url: line,
    image_alt: line,
    list: text,
    list_ordered: { type: 'string', enum: ['', 'on'] },
    action_label: line,
    action_url: line,
  },
} as const;

export type ConsoleForm = FromSchema<typeof consoleSchema>;

/** What was acted on. */
export const consoleAnswerSchema = {
  title: 'CareTeamActed',
  type: 'object',
  additionalProperties: false,
  required: ['conversation', 'message'],
  properties: { conversation: objectId, message: { type: ['string', 'null'] } },
} as const;
