import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { enteredLength, enteredPattern, readEntered } from '../../labs/rules/enteredValues.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

const text = { type: 'string', minLength: 1 } as const;

/**
 * A list of lab values, each with its marker and unit. With `add`, values are entered; without it, the list is shown to be
 * checked. In both, each value can be changed and removed. The application provides the markers, see `labMarkers` of the ports.
 */
export const labValuesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'saves', 'list', 'marker', 'value', 'unit', 'errors'],
  properties: {
    ...stepBase,
    kind: { const: 'lab-values' },
    /** The fact that holds the values, one a line. */
    saves: text,
    /** The heading of the list. */
    list: text,
    /** The labels of what is asked of each value. */
    marker: text,
    value: text,
    unit: text,
    /** The button that puts a value on the list. */
    add: text,
    errors: {
      type: 'object',
      additionalProperties: false,
      required: ['missing', 'marker', 'number'],
      properties: {
        /** There is no value yet. */
        missing: text,
        /** What was typed is none of the markers. */
        marker: text,
        number: text,
      },
    },
  },
} as const satisfies JSONSchema;

export type LabValuesStep = StepFrom<typeof labValuesSchema>;

export const labValuesKind: KindDefinition<LabValuesStep> = {
  keepsIn: 'facts',
  secret: false,
  fields: ({ optional, saves, errors }) => [
    {
      name: 'value',
      type: 'text',
      required: !optional,
      maxLength: enteredLength,
      pattern: enteredPattern,
      saves,
      errors: { invalid: errors.missing },
    },
  ],
  describe: (_step, { value }) =>
    typeof value === 'string' ? readEntered(value).map((one) => `${one.biomarker}: ${one.value} ${one.unit}`) : [],
};

export const labValuesSample: Sample<LabValuesStep> = {
  step: {
    id: 'lab-values',
    kind: 'lab-values',
    title: 'Which values?',
    saves: 'own.values',
    list: 'Your values',
    marker: 'Marker',
    value: 'Value',
    unit: 'Unit',
    add: 'Add',
    errors: { missing: 'None', marker: 'Which?', number: 'How much?' },
  },
  answer: { value: 'ldl-c 100 mg/dL' },
};
