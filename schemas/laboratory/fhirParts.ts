import type { JSONSchema } from 'json-schema-to-ts';

// What of FHIR R4 is read here. Resources hold much more, which is let through.

export const shortText = { type: 'string', maxLength: 1000, description: 'a text of at most 1000 characters' } as const;

export const concept = {
  type: 'object',
  properties: {
    coding: {
      type: 'array',
      maxItems: 50,
      items: { type: 'object', properties: { system: shortText, code: shortText, display: shortText } },
    },
    text: shortText,
  },
  description: 'a CodeableConcept',
} as const satisfies JSONSchema;

export const identifiers = {
  type: 'array',
  maxItems: 50,
  items: {
    type: 'object',
    required: ['value'],
    properties: {
      system: shortText,
      type: concept,
      value: { type: 'string', pattern: '\\S', maxLength: 200, description: 'a text of at most 200 characters' },
    },
  },
} as const satisfies JSONSchema;

export const concepts = { type: 'array', maxItems: 50, items: concept } as const satisfies JSONSchema;

export const reference = {
  type: 'object',
  properties: {
    reference: shortText,
    identifier: { type: 'object', properties: { system: shortText, value: shortText } },
    display: shortText,
  },
  description: 'a Reference',
} as const satisfies JSONSchema;

export const references = { type: 'array', maxItems: 500, items: reference } as const satisfies JSONSchema;

/** A day at least; with a time, its offset from UTC. */
export const dateTime = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}(T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+-]\\d{2}:\\d{2}))?$',
  description: 'a day, or a moment with its offset, such as 2026-03-02T08:15:00-08:00',
} as const satisfies JSONSchema;

export const instant = {
  type: 'string',
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,9})?(Z|[+-]\\d{2}:\\d{2})$',
  description: 'a moment with its offset, such as 2026-03-02T08:15:00-08:00',
} as const satisfies JSONSchema;

export const meta = {
  type: 'object',
  properties: { versionId: shortText, lastUpdated: instant },
} as const satisfies JSONSchema;

export const period = {
  type: 'object',
  properties: { start: dateTime, end: dateTime },
} as const satisfies JSONSchema;

/** The bounds of what is measured: cells of a liter come to some 10^13, and nothing of the body comes near to the greatest. */
export const measurable = { minimum: -1e15, maximum: 1e15, description: 'a number from -1e15 to 1e15' } as const;

export const quantity = {
  type: 'object',
  properties: {
    value: { type: 'number', ...measurable },
    comparator: { type: 'string', enum: ['<', '<=', '>', '>='] },
    unit: shortText,
    system: shortText,
    code: shortText,
  },
  description: 'a Quantity',
} as const satisfies JSONSchema;
