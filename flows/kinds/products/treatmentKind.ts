import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { asksNothing } from '../definition/asksNothing.ts';
import { planTexts, totalTexts } from './planTexts.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

const text = { type: 'string', minLength: 1 } as const;

/** The products of a visit with their doses and plans, and the sums. Products and prices come from the catalogue. */
export const treatmentSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'plans', 'dose', 'customProtocol', 'summary'],
  properties: {
    ...stepBase,
    kind: { const: 'treatment' },
    plans: planTexts,
    dose: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'request', 'frequency', 'quantity', 'weekly', 'compounded'],
      properties: {
        title: text,
        request: text,
        frequency: text,
        quantity: text,
        /** The words after the number of milligrams. */
        weekly: text,
        /** Contains `{dose}`. */
        compounded: text,
      },
    },
    customProtocol: {
      type: 'object',
      additionalProperties: false,
      required: ['label', 'comment', 'badge'],
      properties: { label: text, comment: text, placeholder: text, badge: text },
    },
    summary: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'subTotal', 'savings', 'total'],
      properties: {
        ...totalTexts,
        /** The button beside an error, and the words after it. */
        messageUs: text,
        forDetails: text,
      },
    },
  },
} as const satisfies JSONSchema;

export type TreatmentStep = StepFrom<typeof treatmentSchema>;

/** The application stores the choice; the step itself asks nothing. */
export const treatmentKind: KindDefinition<TreatmentStep> = asksNothing;

export const treatmentSample: Sample<TreatmentStep> = {
  step: {
    id: 'treatment',
    kind: 'treatment',
    title: 'Plan',
    plans: { title: 'Plan', seconds: 0, changeSeconds: 0, bestValue: 'Best', fullPrice: 'Full', save: 'Save' },
    dose: { title: 'Dose', request: 'Ask', frequency: 'Often', quantity: 'Many', weekly: 'mg', compounded: 'mg' },
    customProtocol: { label: 'Own', comment: 'Say', badge: 'Own' },
    summary: { title: 'Sum', subTotal: 'Sum', savings: 'Less', total: 'Total' },
  },
  answer: {},
};
