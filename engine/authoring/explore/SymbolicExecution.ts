import { Branch } from './Branch.ts';
import { ConditionSets } from './ConditionSets.ts';
import { LazyAnswers } from './LazyAnswers.ts';
import type { Held, Model, Variable } from '../answers/Model.ts';
import type { SymbolicModel } from './SymbolicModel.ts';
import { ANY_STORE, StoreSets, type StoreSet } from '../conditions/StoreSets.ts';

/** One outcome of a run: for which stores, its result, and the variables it wrote. */
export interface Run<Result> {
  readonly result: Result;
  readonly stores: StoreSet;
  readonly writes: ReadonlyMap<Variable, Held>;
}

/** Runs functions on all stores of a model at once. */
export class SymbolicExecution implements SymbolicModel {
  readonly model: Model;
  readonly tracked: ReadonlySet<Variable>;
  readonly sets: StoreSets;
  readonly conditions: ConditionSets;

  /** @param tracked the variables whose values are kept apart; writes to other variables are ignored */
  constructor(model: Model, tracked: ReadonlySet<Variable>) {
    this.model = model;
    this.tracked = tracked;
    this.sets = new StoreSets((variable) => model.everything(variable));
    this.conditions = new ConditionSets(model, this.sets);
  }

  /** Runs a function on every group of stores that it can tell apart. */
  forEach<Result>(act: (answers: LazyAnswers) => Result): readonly Run<Result>[] {
    const runs: Run<Result>[] = [];
    const open: StoreSet[] = [ANY_STORE];
    for (let stores = open.pop(); stores !== undefined; stores = open.pop()) {
      const branch = new Branch(stores);
      const answers = new LazyAnswers(this, branch);
      const result = act(answers);
      runs.push({ result, stores: branch.stores, writes: answers.writes });
      open.push(...branch.left);
    }
    return runs;
  }
}
