import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import type { FormField } from '../fields/fieldTypes.ts';
import { formFields } from '../fields/formFields.ts';
import { formParts } from '../fields/formParts.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

/** Several named fields on one screen, saved together. */
export const formSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'fields'],
  properties: {
    ...stepBase,
    kind: { const: 'form' },
    fields: formFields,
    /** Its title where its answer is shown among others: what it holds. Without it, `title`. */
    summary: { type: 'string', minLength: 1 },
    /** Why fields cannot be changed; shown to patients for whom some are locked. */
    lockedNote: { type: 'string', minLength: 1 },
  },
} as const satisfies JSONSchema;

export type FormStep = Omit<StepFrom<typeof formSchema>, 'fields'> & { readonly fields: readonly FormField[] };

export const formKind: KindDefinition<FormStep> = { keepsIn: 'stated', secret: false, ...formParts };

export const formSample: Sample<FormStep> = {
  step: {
    id: 'form',
    kind: 'form',
    title: 'About you',
    fields: [
      { id: 'name', type: 'text', label: 'Name', saves: 'own.name' },
      { id: 'sex', type: 'choice', label: 'Sex', options: [{ value: 'sex', label: 'Sex' }], saves: 'own.sex' },
      { id: 'born', type: 'birthday', label: 'Born' },
      { id: 'weight', type: 'number', label: 'Weight', saves: 'own.weight' },
      { id: 'height', type: 'height', label: 'Height' },
      { id: 'state', type: 'select', label: 'State', source: 'states' },
      { id: 'phone', type: 'phone', label: 'Phone' },
      { id: 'terms', type: 'constant', label: 'Terms', text: 'Terms', value: 'terms' },
    ],
  },
  answer: {
    name: 'name',
    sex: 'sex',
    born: '04-09-1988',
    weight: 150,
    height: 67,
    state: 'state',
    phone: '5550642731',
    terms: 'terms',
  },
};
