import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { optionSchema } from '../option.ts';
import { stepBase } from './stepBase.ts';

const field = {
  id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 64 },
  label: { type: 'string', minLength: 1 },
  hint: { type: 'string' },
  optional: { type: 'boolean' },
  /** The fact that holds the value. Without it the value is part of the step's own answer. */
  saves: { type: 'string', minLength: 1 },
  /** Error texts by problem code; `invalid` serves every code that has none of its own. */
  errors: { type: 'object', additionalProperties: { type: 'string' } },
  autocomplete: { type: 'string' },
  /** The field is shown only as long as nothing is saved for it. */
  once: { type: 'boolean' },
} as const;

const choiceField = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label', 'options'],
  properties: {
    ...field,
    type: { const: 'choice' },
    options: { type: 'array', minItems: 2, items: optionSchema },
    /** Values that the backend accepts and the form does not offer. */
    accepts: { type: 'array', items: { type: 'string' } },
  },
} as const satisfies JSONSchema;

const selectField = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label', 'source'],
  properties: {
    ...field,
    type: { const: 'select' },
    /** The name of a list that the portal provides; values are its entries' values. */
    source: { type: 'string', enum: ['states'] },
    pattern: { type: 'string' },
    /** Values that the list has and the field refuses, with the error text `excluded`. */
    excludes: { type: 'array', minItems: 1, items: { type: 'string' } },
    /** The named condition under which it refuses them; without one it always does. */
    excludesWhen: { type: 'string', minLength: 1 },
  },
} as const satisfies JSONSchema;

const textField = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label'],
  properties: {
    ...field,
    type: { const: 'text' },
    minLength: { type: 'integer', minimum: 0 },
    maxLength: { type: 'integer', minimum: 1 },
    pattern: { type: 'string' },
    /** The field suggests whole addresses; one that is chosen fills these fields of the same step too. */
    suggests: {
      type: 'object',
      additionalProperties: false,
      required: ['city', 'state', 'zip'],
      properties: { city: field.id, state: field.id, zip: field.id },
    },
  },
} as const satisfies JSONSchema;

const numberField = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label'],
  properties: {
    ...field,
    type: { const: 'number' },
    integer: { type: 'boolean' },
    minimum: { type: 'number' },
    exclusiveMinimum: { type: 'number' },
    maximum: { type: 'number' },
    unit: { type: 'string' },
  },
} as const satisfies JSONSchema;

/** A height, entered in feet and inches, held as total inches. */
const heightField = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label'],
  properties: { ...field, type: { const: 'height' } },
} as const satisfies JSONSchema;

/** A calendar date written MM-DD-YYYY, in the past, with limits of age in whole years. */
const birthdayField = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label'],
  properties: {
    ...field,
    type: { const: 'birthday' },
    minAge: { type: 'integer', minimum: 0 },
    maxAge: { type: 'integer', minimum: 1 },
  },
} as const satisfies JSONSchema;

/** A US phone number, entered as (###) ###-####, held as its ten digits. */
const phoneField = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label'],
  properties: { ...field, type: { const: 'phone' } },
} as const satisfies JSONSchema;

/** A value that is shown and cannot be changed. */
const constantField = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label', 'value', 'text'],
  properties: {
    ...field,
    type: { const: 'constant' },
    value: { type: 'string', minLength: 1 },
    /** How the value is written for the patient. */
    text: { type: 'string', minLength: 1 },
  },
} as const satisfies JSONSchema;

const formFieldSchema = {
  oneOf: [choiceField, selectField, textField, numberField, heightField, birthdayField, phoneField, constantField],
} as const satisfies JSONSchema;

const fields = { type: 'array', minItems: 1, items: formFieldSchema } as const;

/** Typed as any list: deriving the fields again in each kind that has them is more than the compiler bears (see step.ts). */
export const formFields: { readonly type: 'array' } = fields;

/** Several named fields on one screen, saved together. */
export const formStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'fields'],
  properties: {
    ...stepBase,
    kind: { const: 'form' },
    fields: formFields,
  },
} as const satisfies JSONSchema;

export type FormField = FromSchema<typeof formFieldSchema>;
