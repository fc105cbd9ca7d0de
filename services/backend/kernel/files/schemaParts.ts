import type { JSONSchema } from 'json-schema-to-ts';

// What files are made of, with the words in which a fault is told: "… must be <description>".

export const text = { type: 'string', pattern: '\\S', description: 'a text' } as const satisfies JSONSchema;

export const texts = { type: 'array', items: text } as const satisfies JSONSchema;

export const slug = {
  type: 'string',
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
  description: 'a name of small letters, digits and single hyphens',
} as const satisfies JSONSchema;

/** Cents of US dollars. */
export const cents = {
  type: 'integer',
  minimum: 0,
  description: 'whole cents, such as 9900 for $99',
} as const satisfies JSONSchema;

/** A heading and what it says. */
export const feature = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'description'],
  properties: { title: text, description: text },
} as const satisfies JSONSchema;

/** Abbreviation of a state. */
export const state = {
  type: 'string',
  pattern: '^[A-Z]{2}$',
  description: 'the abbreviation of a state, such as CA',
} as const satisfies JSONSchema;
