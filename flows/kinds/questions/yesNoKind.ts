import type { JSONSchema } from 'json-schema-to-ts';
import type { Field } from '#engine/definition/Field.ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { valueText, withDetails } from '../describing/describeChoice.ts';
import { detailsField } from '../options/details.ts';
import { detailsSchema } from '../options/option.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

const savesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['value'],
  properties: { value: { type: 'string' }, details: { type: 'string' } },
} as const;

/** Yes or no. "Yes" may ask for required details; choosing "no" goes on to the next step. */
export const yesNoSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title'],
  properties: { ...stepBase, kind: { const: 'yes-no' }, details: detailsSchema, saves: savesSchema },
} as const satisfies JSONSchema;

export type YesNoStep = StepFrom<typeof yesNoSchema>;

export const yesNoKind = {
  keepsIn: 'stated',
  secret: false,
  fields({ optional, details, saves }: YesNoStep): readonly Field[] {
    const value: Field = { name: 'value', type: 'boolean', required: !optional, ...(saves && { saves: saves.value }) };
    return details ? [value, detailsField(details, 'details', { field: 'value', is: true }, saves?.details)] : [value];
  },
  describe: (_step: YesNoStep, { value, details }) => [withDetails(valueText(value), details)],
} as const satisfies KindDefinition<YesNoStep>;

export const yesNoSample: Sample<YesNoStep> = {
  step: {
    id: 'yes-no',
    kind: 'yes-no',
    title: 'Any?',
    details: { label: 'Which?' },
    saves: { value: 'own.any', details: 'own.which' },
  },
  answer: { value: true, details: 'details' },
};
