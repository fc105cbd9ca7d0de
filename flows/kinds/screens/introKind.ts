import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { asksNothing } from '../definition/asksNothing.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

/** A screen that announces the next part and asks nothing; optionally with a short preparation screen before it. */
export const introSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title'],
  properties: {
    ...stepBase,
    kind: { const: 'intro' },
    body: { type: 'array', items: { type: 'string' } },
    facts: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['icon', 'title', 'text'],
        properties: {
          icon: { type: 'string', enum: ['clock', 'doctor', 'lab', 'shield', 'clipboard', 'package'] },
          title: { type: 'string' },
          text: { type: 'string' },
        },
      },
    },
    loading: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'seconds'],
      properties: { title: { type: 'string' }, seconds: { type: 'number', minimum: 0, maximum: 10 } },
    },
  },
} as const satisfies JSONSchema;

export type IntroStep = StepFrom<typeof introSchema>;

/** The step asks nothing. */
export const introKind: KindDefinition<IntroStep> = asksNothing;

export const introSample: Sample<IntroStep> = {
  step: { id: 'intro', kind: 'intro', title: 'Welcome' },
  answer: {},
};
