import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { labelOf } from '../describing/describeChoice.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

/** A message with several buttons that lead to different places. The value of the pressed button is the answer. */
export const decisionSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'saves', 'actions'],
  properties: {
    ...stepBase,
    kind: { const: 'decision' },
    tone: { type: 'string', enum: ['success', 'warning', 'info'] },
    body: { type: 'array', items: { type: 'string' } },
    /** The advantages, each with a check mark. */
    points: { type: 'array', minItems: 1, items: { type: 'string' } },
    /** The fact that holds the value of the pressed button. */
    saves: { type: 'string', minLength: 1 },
    actions: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['value', 'label'],
        properties: {
          value: { type: 'string', minLength: 1 },
          label: { type: 'string', minLength: 1 },
          /** Default: the first button is primary. */
          look: { type: 'string', enum: ['primary', 'secondary', 'quiet'] },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type DecisionStep = StepFrom<typeof decisionSchema>;

export const decisionKind: KindDefinition<DecisionStep> = {
  keepsIn: 'facts',
  secret: false,
  fields: ({ actions, optional, saves }) => [
    { name: 'value', type: 'choice', required: !optional, options: actions.map(({ value }) => value), saves },
  ],
  describe: ({ actions }, { value }) => [labelOf(actions, value)],
  choices: ({ actions }) => [{ field: 'value', pointer: '/actions', choices: actions }],
};

export const decisionSample: Sample<DecisionStep> = {
  step: {
    id: 'decision',
    kind: 'decision',
    title: 'Which way?',
    saves: 'own.way',
    actions: [{ value: 'way', label: 'This' }],
  },
  answer: { value: 'way' },
};
