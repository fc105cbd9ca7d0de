import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { asksNothing } from '../definition/asksNothing.ts';
import type { Sample } from '../definition/Sample.ts';
import { totalTexts } from './planTexts.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

const text = { type: 'string', minLength: 1 } as const;

/** Products that the patient may add to the visit's products, or none. */
export const addOnsSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'skip', 'changePlan', 'submit', 'cancel', 'learnMore', 'summary'],
  properties: {
    ...stepBase,
    kind: { const: 'add-ons' },
    skip: text,
    changePlan: text,
    submit: text,
    cancel: text,
    learnMore: text,
    /** What the treatment comes to together with what is added. */
    summary: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'subTotal', 'savings', 'total'],
      properties: totalTexts,
    },
  },
} as const satisfies JSONSchema;

export type AddOnsStep = StepFrom<typeof addOnsSchema>;

/** The application stores the choice; the step itself asks nothing. */
export const addOnsKind: KindDefinition<AddOnsStep> = asksNothing;

export const addOnsSample: Sample<AddOnsStep> = {
  step: {
    id: 'add-ons',
    kind: 'add-ons',
    title: 'More?',
    skip: 'Skip',
    changePlan: 'Change',
    submit: 'Submit',
    cancel: 'Cancel',
    learnMore: 'More',
    summary: { title: 'Sum', subTotal: 'Sum', savings: 'Less', total: 'Total' },
  },
  answer: {},
};
