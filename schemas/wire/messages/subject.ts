import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../../objectId.ts';

/** The kinds of things that a message can be about; `lab` is a panel of the patient. */
const type = { type: 'string', enum: ['subscription', 'order', 'lab'] } as const;

/** What a message is to be about. */
export const namedSubjectSchema = {
  title: 'NamedSubject',
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['type', 'id'],
  properties: { type, id: objectId },
} as const satisfies JSONSchema;

/** What a message is about, as it was named when it was written; null where it is about nothing in particular. */
export const subjectSchema = {
  title: 'Subject',
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['type', 'id', 'name'],
  properties: { type, id: objectId, name: { type: 'string' } },
} as const satisfies JSONSchema;

export type NamedSubject = NonNullable<FromSchema<typeof namedSubjectSchema>>;
export type Subject = NonNullable<FromSchema<typeof subjectSchema>>;
