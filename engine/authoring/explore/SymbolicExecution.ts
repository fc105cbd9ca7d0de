import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Test } from '#engine/conditions/compileCondition.ts';
import type { AnswerView } from '#engine/definition/AnswerView.ts';
import { readAnswer } from '#engine/definition/facts.ts';
import { LazyAnswers } from './LazyAnswers.ts';
import type { Held, Model, Variable } from '../answers/Model.ts';
import { ANY_STORE, NO_STORE, StoreSets, type Box, type StoreSet } from '../conditions/StoreSets.ts';

/** One outcome of a run: for which stores, its result, and the variables it wrote. */
export interface Run<Result> {
  readonly result: Result;
  readonly stores: StoreSet;
  readonly writes: ReadonlyMap<Variable, Held>;
}

/**
 * Thrown when an undecided variable is read; the store remembers which one. One shared error, because it is thrown very
 * often.
 */
const undecided = new Error('this is not decided yet');

/** A store for evaluating conditions in which only some variables are decided. */
class DecidedAnswers implements AnswerView {
  readonly #model: Model;
  readonly #box: Box;
  #undecided: Variable | undefined;

  constructor(model: Model, box: Box) {
    this.#model = model;
    this.#box = box;
  }

  /** The variable that the condition needs next. */
  get undecided(): Variable | undefined {
    return this.#undecided;
  }

  fact(ref: string): Value | undefined {
    return this.#held(`fact:${ref}`)?.['value'];
  }

  value(index: number, field: string): Value | undefined {
    const step = this.#model.definition.steps[index];
    if (!step || (step.when && step.when(this) !== true)) return undefined;
    const answer: Answer | undefined = step.savesFacts
      ? readAnswer(step.fields, (ref) => this.fact(ref))
      : this.#held(`step:${step.step.id}`);
    return answer?.[field];
  }

  #held(variable: Variable): Held {
    const domain = this.#box.get(variable) ?? this.#model.everything(variable);
    if (domain.length <= 1) return domain[0];
    this.#undecided = variable;
    throw undecided;
  }
}

/** The stores of a model, with the subsets that satisfy its conditions. */
export class SymbolicExecution {
  readonly model: Model;
  readonly tracked: ReadonlySet<Variable>;
  readonly sets: StoreSets;
  readonly #where = new Map<string, StoreSet>();

  /** @param tracked the variables whose values are kept apart; writes to other variables are ignored */
  constructor(model: Model, tracked: ReadonlySet<Variable>) {
    this.model = model;
    this.tracked = tracked;
    this.sets = new StoreSets((variable) => model.everything(variable));
  }

  /** The stores in which a named condition of a flow is true. */
  whereNamed(flow: string, name: string): StoreSet {
    return this.#once(`${flow}:${name}`, () => this.model.definition.condition(flow, name));
  }

  /** The stores for which a step is shown. */
  whereShown(index: number): StoreSet {
    const when = this.model.definition.steps[index]?.when;
    return when ? this.#once(String(index), () => when) : ANY_STORE;
  }

  /** Runs a function on every group of stores that it can tell apart. */
  forEach<Result>(act: (answers: LazyAnswers) => Result): readonly Run<Result>[] {
    const runs: Run<Result>[] = [];
    const open: StoreSet[] = [ANY_STORE];
    for (let stores = open.pop(); stores !== undefined; stores = open.pop()) {
      const answers = new LazyAnswers(this, stores);
      try {
        runs.push({ result: act(answers), stores, writes: answers.writes });
      } catch (error) {
        if (!answers.undecided) throw error;
        open.push(...answers.undecided.toReversed());
      }
    }
    return runs;
  }

  #once(key: string, test: () => Test<AnswerView>): StoreSet {
    const known = this.#where.get(key);
    if (known !== undefined) return known;
    const made = this.#whereTrue(test());
    this.#where.set(key, made);
    return made;
  }

  #whereTrue(test: Test<AnswerView>): StoreSet {
    let set = NO_STORE;
    const open: Box[] = [new Map()];
    for (let box = open.pop(); box; box = open.pop()) {
      const answers = new DecidedAnswers(this.model, box);
      try {
        if (test(answers) === true) set = this.sets.either(set, this.sets.ofBox(box));
      } catch (error) {
        const variable = answers.undecided;
        if (variable === undefined) throw error;
        for (const held of this.model.everything(variable)) open.push(new Map(box).set(variable, [held]));
      }
    }
    return set;
  }
}
