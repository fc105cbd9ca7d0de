import type { FieldRule } from '#engine/definition/Field.ts';
import type { Choice, StepPart } from '#engine/definition/KindDefinition.ts';
import type { Value } from '#schemas/flow/answer.ts';
import type { FieldBase } from './fieldBase.ts';

/** The definition of a field type. The members are methods for the same reason as those of a step kind. */
export interface FieldDefinition<F = FieldBase> {
  /** The rule for the field's values. */
  rule(field: F): FieldRule;
  /** A value as text for the patient. */
  describe(field: F, value: Value): string;
  /** The options, for a field with a list. */
  choices?(field: F): { readonly choices: readonly Choice[]; readonly accepts?: readonly string[] | undefined };
  /** Further properties that readers of the step need. */
  part?(field: F): Pick<StepPart, 'unit' | 'excludesWhen' | 'pattern' | 'fills'>;
  /** The field for patients for whom its exclusions do not apply. */
  allowing?(field: F): F;
}
