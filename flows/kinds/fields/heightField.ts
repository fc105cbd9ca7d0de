import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { answerWords } from '../describing/answerWords.ts';
import { believedRule, believedSchema } from './believed.ts';
import { fieldBase } from './fieldBase.ts';
import type { FieldDefinition } from './FieldDefinition.ts';
import { heightText } from './height.ts';

/** A height, entered in feet and inches, stored as total inches. */
export const heightFieldSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'type', 'label'],
  properties: { ...fieldBase, type: { const: 'height' }, believed: believedSchema },
} as const satisfies JSONSchema;

export type HeightField = FromSchema<typeof heightFieldSchema>;

/** The accepted range in inches, as the rules state it: 1 ft 0 in to 10 ft 12 in. */
const RANGE = { minimum: 12, maximum: 132 } as const;

export const heightField: FieldDefinition<HeightField> = {
  rule: ({ believed }) => ({ type: 'number', integer: true, ...RANGE, ...believedRule({ believed }) }),
  describe(_field, value) {
    const { feet, inches } = heightText(value);
    return `${feet} ${answerWords.feet} ${inches} ${answerWords.inches}`;
  },
};
