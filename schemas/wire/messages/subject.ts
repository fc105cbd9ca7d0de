import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The kinds of things that a message can be about; `lab` is a panel of the patient, `marker` one that laboratories measure. */
const type = { type: 'string', enum: ['subscription', 'order', 'visit', 'lab', 'marker'] } as const;

/** An id, or the slug of a marker. */
const id = { type: 'string', pattern: '^[a-z0-9]+(-[a-z0-9]+)*$', maxLength: 60 } as const;

/** What a message is to be about. */
export const namedSubjectSchema = {
  title: 'NamedSubject',
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['type', 'id'],
  properties: { type, id },
} as const satisfies JSONSchema;

/** What a message is about, as it was named when it was written; null where it is about nothing in particular. */
export const subjectSchema = {
  title: 'Subject',
  type: ['object', 'null'],
  additionalProperties: false,
  required: ['type', 'id', 'name'],
  properties: { type, id, name: { type: 'string' } },
} as const satisfies JSONSchema;

export type NamedSubject = NonNullable<FromSchema<typeof namedSubjectSchema>>;
export type Subject = NonNullable<FromSchema<typeof subjectSchema>>;
