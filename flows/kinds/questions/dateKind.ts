import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { dayText } from '../describing/dayText.ts';
import { valueText } from '../describing/describeChoice.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

/**
 * A calendar day as YYYY-MM-DD. The days that can be chosen depend on time and place; the application provides them,
 * see `dateLimits` of the ports.
 */
export const dateSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'label', 'saves', 'errors'],
  properties: {
    ...stepBase,
    kind: { const: 'date' },
    label: { type: 'string', minLength: 1 },
    /** The fact that holds the day. */
    saves: { type: 'string', minLength: 1 },
    errors: {
      type: 'object',
      additionalProperties: false,
      required: ['missing'],
      properties: { missing: { type: 'string', minLength: 1 } },
    },
  },
} as const satisfies JSONSchema;

export type DateStep = StepFrom<typeof dateSchema>;

/** A day as YYYY-MM-DD. */
const DAY = { maxLength: 10, pattern: '^\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])$' } as const;

export const dateKind: KindDefinition<DateStep> = {
  keepsIn: 'facts',
  secret: false,
  fields: ({ optional, saves, errors }) => [
    { name: 'value', type: 'text', required: !optional, ...DAY, saves, errors: { invalid: errors.missing } },
  ],
  describe: (_step, { value }) => [typeof value === 'string' ? dayText(value) : valueText(value)],
};

export const dateSample: Sample<DateStep> = {
  step: { id: 'date', kind: 'date', title: 'When?', label: 'Day', saves: 'own.day', errors: { missing: 'When?' } },
  answer: { value: '2031-07-19' },
};
