import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { StepOf } from '#schemas/flow/step.ts';

/** The five digits of a code that was sent. */
const DIGITS = { maxLength: 5, pattern: '^\\d{5}$' } as const;

export const codeKind: KindDefinition<StepOf<'code'>> = {
  keepsIn: 'facts',
  secret: true,
  fields: ({ errors }) => [
    { name: 'action', type: 'choice', required: true, options: ['verify', 'resend'], saves: 'code.action' },
    {
      name: 'value',
      type: 'text',
      required: true,
      ...DIGITS,
      applies: { field: 'action', is: 'verify' },
      saves: 'code.digits',
      errors: { invalid: errors.missing },
    },
  ],
  describe: () => [],
};
