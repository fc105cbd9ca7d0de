import type { Model, Variable } from '../answers/Model.ts';
import type { StoreSets } from '../conditions/StoreSets.ts';
import type { ConditionSets } from './ConditionSets.ts';

/** A model, with its stores and the subsets of them that satisfy its conditions. */
export interface SymbolicModel {
  readonly model: Model;
  /** The variables whose values are kept apart; writes to other variables are ignored. */
  readonly tracked: ReadonlySet<Variable>;
  readonly sets: StoreSets;
  readonly conditions: ConditionSets;
}
