import type { Condition } from './condition.ts';

/** Typed as the open schema: a type cannot be derived from the recursive condition schema. */
const reference = { $ref: 'condition', description: 'The step shows only where this is true.' };
const condition: { readonly description: string } = reference;

/** What every step has, whatever its kind. Spread into the properties of each kind's schema. */
export const stepBase = {
  id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 64 },
  title: { type: 'string', minLength: 1 },
  help: { type: 'string' },
  when: condition,
  /** What an answer is; drives redaction in the inspector, logs and analytics. */
  sensitive: { type: 'string', enum: ['health', 'identity', 'payment'] },
  /** A question that confirms earlier medical facts; a resumed visit asks these first. */
  verification: { type: 'boolean' },
  optional: { type: 'boolean' },
  /** The text of the button that goes on; 'Continue' where none is given. */
  continueLabel: { type: 'string', minLength: 1 },
} as const;

/** A step of any kind, as far as all kinds go. What a kind adds is its own matter. */
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
