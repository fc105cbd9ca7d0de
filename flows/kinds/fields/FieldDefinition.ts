import type { FieldRule } from '#engine/definition/Field.ts';
import type { Choice, StepPart } from '#engine/definition/KindDefinition.ts';
import type { Value } from '#schemas/flow/answer.ts';
import type { FieldBase } from './fieldBase.ts';

/** Everything that a form knows of a field type. The members are methods, as those of a step kind. */
export interface FieldDefinition<F = FieldBase> {
  /** What its value may be. */
  rule(field: F): FieldRule;
  /** A value as the patient reads it. */
  describe(field: F, value: Value): string;
  /** What can be chosen, where there is a list. */
  choices?(field: F): { readonly choices: readonly Choice[]; readonly accepts?: readonly string[] | undefined };
  /** What a reader of the step wants to know of it beside its name. */
  part?(field: F): Pick<StepPart, 'unit' | 'excludesWhen' | 'pattern' | 'fills'>;
  /** The field as it is for those whom it refuses nothing that it excludes for others. */
  allowing?(field: F): F;
}
