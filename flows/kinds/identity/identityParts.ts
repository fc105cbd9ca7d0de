import type { Field } from '#engine/definition/Field.ts';

/** What a screen of an identity verification leads to. */
export const leadsTo = (options: readonly string[]): Field => ({
  name: 'value',
  type: 'choice',
  required: true,
  options,
  saves: 'identity.choice',
});

/** It says who somebody is, and there is nothing in it to read. */
export const identityParts = { keepsIn: 'facts', secret: true, describe: () => [] } as const;
