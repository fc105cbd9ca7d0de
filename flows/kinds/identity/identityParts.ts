import type { Field } from '#engine/definition/Field.ts';

/** The field for the button that the patient pressed on a screen of identity verification. */
export const leadsTo = (options: readonly string[]): Field => ({
  name: 'value',
  type: 'choice',
  required: true,
  options,
  saves: 'identity.choice',
});

/** Identity data: secret, and without a description. */
export const identityParts = { keepsIn: 'facts', secret: true, describe: () => [] } as const;
