import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { asksNothing } from '../definition/asksNothing.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

const part = {
  type: 'string',
  enum: [
    'comment',
    'summary',
    'attention',
    'changes',
    'fine',
    'others',
    'biological-age',
    'questions',
    'take-along',
    'next-test',
    'read-on',
  ],
} as const satisfies JSONSchema;

/** A part of the report, which the application shows. */
export type ReportPart = FromSchema<typeof part>;

/** A screen about a lab report: parts of it, one below the other, with texts around them. */
export const reportSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'shows'],
  properties: {
    ...stepBase,
    kind: { const: 'report' },
    /** Above what is shown. */
    body: { type: 'array', items: { type: 'string' } },
    /** The parts, in their order. */
    shows: { type: 'array', minItems: 1, uniqueItems: true, items: part },
    /** The label of the button that leads back; left out on the first screen. */
    backLabel: { type: 'string', minLength: 1 },
  },
} as const satisfies JSONSchema;

export type ReportStep = StepFrom<typeof reportSchema>;

/** It asks nothing: what it shows is read by the application. */
export const reportKind: KindDefinition<ReportStep> = asksNothing;

export const reportSample: Sample<ReportStep> = {
  step: { id: 'report', kind: 'report', title: 'Your results', shows: ['summary'] },
  answer: {},
};
