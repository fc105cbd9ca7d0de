import type { Condition } from './condition.ts';

/** Typed as an open schema, because a type cannot be derived from the recursive condition schema. */
const reference = { $ref: 'condition', description: 'The step shows only where this is true.' };
const condition: { readonly description: string } = reference;

/** The properties of every step. Spread into the schema of each kind. */
export const stepBase = {
  id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 64 },
  title: { type: 'string', minLength: 1 },
  help: { type: 'string' },
  when: condition,
  /** The sensitivity of the answer, used for redaction in the inspector, logs and analytics. */
  sensitive: { type: 'string', enum: ['health', 'identity', 'payment'] },
  /** A question that confirms earlier medical facts; a resumed visit asks these first. */
  verification: { type: 'boolean' },
  optional: { type: 'boolean' },
  /** The label of the button that continues; default: 'Continue'. */
  continueLabel: { type: 'string', minLength: 1 },
} as const;

/** The properties that steps of all kinds share. */
export interface StepBase {
  readonly id: string;
  readonly kind: string;
  readonly title: string;
  readonly help?: string;
  readonly when?: Condition;
  readonly sensitive?: 'health' | 'identity' | 'payment';
  readonly verification?: boolean;
  readonly optional?: boolean;
  readonly continueLabel?: string;
}
