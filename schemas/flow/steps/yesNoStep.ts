import type { JSONSchema } from 'json-schema-to-ts';
import { detailsSchema } from '../option.ts';
import { stepBase } from './stepBase.ts';

const saves = {
  type: 'object',
  additionalProperties: false,
  required: ['value'],
  properties: { value: { type: 'string' }, details: { type: 'string' } },
} as const;

/** Yes or no; yes may ask for required details. Choosing no goes on by itself. */
export const yesNoStep = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title'],
  properties: { ...stepBase, kind: { const: 'yes-no' }, details: detailsSchema, saves },
} as const satisfies JSONSchema;
