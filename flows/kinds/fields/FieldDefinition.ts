import type { FieldRule } from '#engine/definition/Field.ts';
import type { Choice } from '#engine/definition/KindDefinition.ts';
import type { Value } from '#schemas/flow/answer.ts';
import type { FormField } from '#schemas/flow/steps/formStep.ts';

/** Everything that a form knows of a field type. The members are methods, as those of a step kind. */
export interface FieldDefinition<F extends FormField = FormField> {
  /** What its value may be. */
  rule(field: F): FieldRule;
  /** A value as the patient reads it. */
  describe(field: F, value: Value): string;
  /** What can be chosen, where there is a list. */
  choices?(field: F): { readonly choices: readonly Choice[]; readonly accepts?: readonly string[] | undefined };
}

/** A field by its type. */
export type FieldOf<T extends FormField['type']> = Extract<FormField, { readonly type: T }>;
