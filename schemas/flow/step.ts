import type { FromSchema } from 'json-schema-to-ts';
import type { Condition } from './condition.ts';
import type { FormField } from './steps/formStep.ts';
import { stepKinds } from './steps/stepKinds.ts';

export type StepKind = keyof typeof stepKinds;

type Derived<K extends StepKind> = FromSchema<(typeof stepKinds)[K]>;

/** `when` is a reference to the recursive condition schema, which the derivation leaves unknown. */
interface WithCondition {
  readonly when?: Condition;
}

/** The part of a review screen: it is asked and checked like a step of its own. */
export type ReviewItem = { [K in 'yes-no' | 'checklist']: Omit<Derived<K>, 'when'> & WithCondition }[
  | 'yes-no'
  | 'checklist'];

interface Overrides {
  readonly review: WithCondition & { readonly items: readonly ReviewItem[] };
  readonly form: WithCondition & { readonly fields: readonly FormField[] };
  readonly checkout: WithCondition & { readonly fields: readonly FormField[] };
}

/** A step by its kind: one screen, one id, one save. */
export type StepOf<K extends StepKind> = {
  [P in K]: P extends keyof Overrides
    ? Omit<Derived<P>, keyof Overrides[P]> & Overrides[P]
    : Omit<Derived<P>, 'when'> & WithCondition;
}[K];

/** Any step, told apart by `kind`. */
export type Step = StepOf<StepKind>;

export const stepSchema = {
  type: 'object',
  required: ['kind'],
  discriminator: { propertyName: 'kind' },
  oneOf: Object.values(stepKinds),
};
