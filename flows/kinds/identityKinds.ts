import type { Field } from '#engine/definition/Field.ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { StepOf } from '#schemas/flow/step.ts';

/** Longest id under which an application keeps a photo. */
const MAX_ID = 64;

/** What a screen of an identity verification leads to. */
const leadsTo = (options: readonly string[]): Field => ({
  name: 'value',
  type: 'choice',
  required: true,
  options,
  saves: 'identity.choice',
});

/** It says who somebody is, and there is nothing in it to read. */
const identity = { keepsIn: 'facts', secret: true, describe: () => [] } as const;

export const identityKind: KindDefinition<StepOf<'identity'>> = {
  ...identity,
  fields: () => [leadsTo(['begin', 'later'])],
};

export const identityImagesKind: KindDefinition<StepOf<'identity-images'>> = {
  ...identity,
  fields: () => [leadsTo(['id', 'selfie', 'continue', 'later'])],
};

export const photoKind: KindDefinition<StepOf<'photo'>> = {
  ...identity,
  fields: ({ optional }) => [
    { name: 'value', type: 'text', required: !optional, maxLength: MAX_ID, saves: 'identity.photo' },
  ],
};
