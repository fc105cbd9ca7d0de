import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { asksNothing } from '../definition/asksNothing.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

const text = { type: 'string', minLength: 1 } as const;

const link = {
  type: 'object',
  additionalProperties: false,
  required: ['label', 'to'],
  properties: { label: text, to: { type: 'string', pattern: '^/' } },
} as const;

/** The screen of a stop that holds. Its title and text are the stop's own; the step holds what all stops say. */
export const stopSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'never', 'providerFirst', 'changed', 'saved', 'emergency', 'message', 'change'],
  properties: {
    ...stepBase,
    kind: { const: 'stop' },
    /** What follows from a stop that is `never`, from one that is `provider-first`, and from a `never` whose answer was changed. */
    never: text,
    providerFirst: text,
    changed: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'text'],
      properties: { title: text, text },
    },
    /** What happened to the answers and the money. */
    saved: text,
    emergency: text,
    message: link,
    /** Where a patient finds something else; none where nothing is bought. */
    shop: link,
    /** The button that leads back to the question. */
    change: text,
  },
} as const satisfies JSONSchema;

export type StopStep = StepFrom<typeof stopSchema>;

/** It leads back to the question that raised the stop, and nowhere else. */
export const stopKind: KindDefinition<StopStep> = {
  ...asksNothing,
  leads: () => ({ onward: false, back: true }),
};

export const stopSample: Sample<StopStep> = {
  step: {
    id: 'stop',
    kind: 'stop',
    title: 'We cannot continue',
    never: 'This is not offered.',
    providerFirst: 'A provider decides first.',
    changed: { title: 'A provider decides first', text: 'Your answer changed.' },
    saved: 'Nothing was charged.',
    emergency: 'If this is an emergency, call 911.',
    message: { label: 'Message us', to: '/messages' },
    shop: { label: 'See other treatments', to: '/shop' },
    change: 'Change my answer',
  },
  answer: {},
};
