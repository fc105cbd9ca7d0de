import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

/**
 * A code of five digits that was sent to the patient. The answer is the action 'verify' with the code, sent as soon as
 * all digits are entered, or the action 'resend'.
 */
export const codeSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'label', 'resend', 'errors'],
  properties: {
    ...stepBase,
    kind: { const: 'code' },
    /** The label of the group of five inputs. */
    label: { type: 'string', minLength: 1 },
    resend: { type: 'string', minLength: 1 },
    errors: {
      type: 'object',
      additionalProperties: false,
      required: ['missing'],
      properties: { missing: { type: 'string', minLength: 1 } },
    },
  },
} as const satisfies JSONSchema;

export type CodeStep = StepFrom<typeof codeSchema>;

/** The form of a code: five digits. */
const DIGITS = { maxLength: 5, pattern: '^\\d{5}$' } as const;

export const codeKind: KindDefinition<CodeStep> = {
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

export const codeSample: Sample<CodeStep> = {
  step: {
    id: 'code',
    kind: 'code',
    title: 'Code',
    label: 'Code',
    resend: 'Again',
    errors: { missing: 'Missing' },
  },
  answer: { action: 'verify', value: '64209' },
};
