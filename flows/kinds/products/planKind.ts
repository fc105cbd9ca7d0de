import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { asksNothing } from '../definition/asksNothing.ts';
import { planTexts, totalTexts } from './planTexts.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

/** The choice of a plan for one product, with the product's benefits and the sums. */
export const planSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'plans', 'benefits', 'summary'],
  properties: {
    ...stepBase,
    kind: { const: 'plan' },
    plans: planTexts,
    /** The heading of the product's benefits. */
    benefits: { type: 'string', minLength: 1 },
    summary: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'subTotal', 'savings', 'total'],
      properties: totalTexts,
    },
  },
} as const satisfies JSONSchema;

export type PlanStep = StepFrom<typeof planSchema>;

/** The application stores the choice; the step itself asks nothing. */
export const planKind: KindDefinition<PlanStep> = asksNothing;

export const planSample: Sample<PlanStep> = {
  step: {
    id: 'plan',
    kind: 'plan',
    title: 'Plan',
    plans: { title: 'Plan', seconds: 0, changeSeconds: 0, bestValue: 'Best', fullPrice: 'Full', save: 'Save' },
    benefits: 'Good',
    summary: { title: 'Sum', subTotal: 'Sum', savings: 'Less', total: 'Total' },
  },
  answer: {},
};
