import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { valueText } from '../describing/describeChoice.ts';
import { MAX_LONG, MAX_SHORT } from '../options/lengths.ts';
import { suggestsSchema } from '../options/option.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

const text = {
  label: { type: 'string', minLength: 1 },
  placeholder: { type: 'string' },
  maxLength: { type: 'integer', minimum: 1, maximum: 10_000 },
} as const;

/** One line of free text. */
export const shortTextSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title'],
  properties: { ...stepBase, kind: { const: 'short-text' }, ...text },
} as const satisfies JSONSchema;

/** Several lines of free text. */
export const longTextSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title'],
  properties: { ...stepBase, kind: { const: 'long-text' }, ...text, suggests: suggestsSchema },
} as const satisfies JSONSchema;

export type ShortTextStep = StepFrom<typeof shortTextSchema>;
export type LongTextStep = StepFrom<typeof longTextSchema>;

const textKind = (longest: number) =>
  ({
    keepsIn: 'stated',
    secret: false,
    fields: (step) => [
      {
        name: 'value',
        type: 'text',
        required: !step.optional,
        maxLength: step.maxLength ?? longest,
        ...('suggests' in step && step.suggests && { lists: step.suggests }),
      },
    ],
    describe: (_step, { value }) => [valueText(value)],
  }) as const satisfies KindDefinition<ShortTextStep | LongTextStep>;

export const shortTextKind: KindDefinition<ShortTextStep> = textKind(MAX_SHORT);
export const longTextKind: KindDefinition<LongTextStep> = textKind(MAX_LONG);

export const shortTextSample: Sample<ShortTextStep> = {
  step: { id: 'short-text', kind: 'short-text', title: 'What?', label: 'What' },
  answer: { value: 'short' },
};

export const longTextSample: Sample<LongTextStep> = {
  step: { id: 'long-text', kind: 'long-text', title: 'What?' },
  answer: { value: 'long' },
};
