import type { Value } from '#schemas/flow/answer.ts';
import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import { compileCondition, isGroup, isNegation, type Truth } from '#engine/conditions/compileCondition.ts';
import { readAnswer } from '#engine/definition/facts.ts';
import { savedFacts, type Held, type Model, type Variable } from '../answers/Model.ts';

/** The required outcome of a condition, which may also be unknown. */
export type Demand = 'true' | 'false' | 'notTrue' | 'notFalse';

/** A formula in two-valued logic over the contents of variables. `later` is expanded on demand. */
export type Formula =
  | { readonly kind: 'holds'; readonly variable: Variable; readonly test: (held: Held) => boolean }
  | { readonly kind: 'and'; readonly parts: readonly Formula[] }
  | { readonly kind: 'or'; readonly parts: readonly Formula[] }
  | { readonly kind: 'later'; readonly unfold: () => Formula };

const opposite: { readonly [K in Demand]: Demand } = {
  true: 'false',
  false: 'true',
  notTrue: 'notFalse',
  notFalse: 'notTrue',
};

const meets = (demand: Demand, truth: Truth): boolean =>
  demand === 'true'
    ? truth === true
    : demand === 'false'
      ? truth === false
      : demand === 'notTrue'
        ? truth !== true
        : truth !== false;

/** The maximum number of fact combinations examined for one answer. */
const MAX_COMBINATIONS = 2000;

/** Translates conditions of a model into formulas. An answer of a hidden step counts as missing. */
export class Formulas {
  readonly #model: Model;
  readonly #known = new Map<string, Formula>();
  readonly #gaps = new Set<Variable>();

  constructor(model: Model) {
    this.#model = model;
  }

  /** Variables whose contents are only partly examined; formulas over them cannot be refuted. */
  get gaps(): ReadonlySet<Variable> {
    return this.#gaps;
  }

  /** The formula for a required outcome of a condition of a set. */
  of(set: StepSet, condition: Condition, demand: Demand): Formula {
    if (typeof condition === 'string') return this.#named(set, condition, demand);
    if (isNegation(condition)) return this.of(set, condition.not, opposite[demand]);
    const positive = demand === 'true' || demand === 'notFalse';
    if (isGroup(condition, 'any'))
      return { kind: positive ? 'or' : 'and', parts: condition.any.map((one) => this.of(set, one, demand)) };
    const parts = isGroup(condition, 'all')
      ? condition.all.map((one) => this.of(set, one, demand))
      : Object.entries(condition).map(([ref, asked]) => this.#comparison(ref, asked, demand));
    return { kind: positive ? 'and' : 'or', parts };
  }

  /** The formula for "this step is shown" or "this step is hidden". */
  relevant(step: CompiledStep, shown: boolean): Formula {
    const when = step.step.when;
    const set = this.#model.setOf(step.index);
    if (when === undefined || !set) return { kind: shown ? 'and' : 'or', parts: [] };
    return this.#once(`step ${step.index} ${shown}`, () => this.of(set, when, shown ? 'true' : 'notTrue'));
  }

  #named(set: StepSet, name: string, demand: Demand): Formula {
    const condition = set.conditions?.[name];
    if (condition === undefined) return { kind: 'or', parts: [] };
    return this.#once(`${set.flow}:${name} ${demand}`, () => this.of(set, condition, demand));
  }

  /** One object for each formula, so that the solver recognizes repeated formulas. */
  #once(key: string, make: () => Formula): Formula {
    const known = this.#known.get(key);
    if (known) return known;
    let made: Formula | undefined;
    const later: Formula = { kind: 'later', unfold: () => (made ??= make()) };
    this.#known.set(key, later);
    return later;
  }

  #comparison(ref: string, asked: Literal | Comparison, demand: Demand): Formula {
    const test = compileCondition<Value | undefined>(
      { [ref]: asked },
      { ref: () => (value) => value, condition: () => () => undefined },
    );
    const holds = (value: Value | undefined) => meets(demand, test(value));
    const target = this.#model.resolve(ref);
    if (!target) return { kind: 'or', parts: [] };
    if ('fact' in target)
      return { kind: 'holds', variable: `fact:${target.fact}`, test: (held) => holds(held?.['value']) };
    const { step, field } = target;
    const value = step.savesFacts
      ? this.#fromFacts(step, field.name, holds)
      : this.#fromAnswer(step, field.name, holds);
    if (step.step.when === undefined) return value;
    return holds(undefined)
      ? { kind: 'or', parts: [value, this.relevant(step, false)] }
      : { kind: 'and', parts: [value, this.relevant(step, true)] };
  }

  #fromAnswer(step: CompiledStep, field: string, holds: (value: Value | undefined) => boolean): Formula {
    const variable: Variable = `step:${step.step.id}`;
    if (!this.#model.isComplete(variable)) this.#gaps.add(variable);
    return { kind: 'holds', variable, test: (held) => holds(held?.[field]) };
  }

  /**
   * For a step that saves to facts: the formula for all combinations of facts in which a field has a matching value.
   */
  #fromFacts(step: CompiledStep, name: string, holds: (value: Value | undefined) => boolean): Formula {
    const field = step.fields.find((one) => one.name === name);
    const needed = step.fields.filter((one) => one.name === name || one.name === field?.applies?.field);
    const refs = savedFacts(needed);
    let rows: readonly ReadonlyMap<string, Held>[] = [new Map()];
    for (const ref of refs) {
      const domain = this.#model.learnable(ref).map((value) => this.#model.intern({ value }));
      rows = rows.flatMap((row) => [undefined, ...domain].map((held) => new Map([...row, [ref, held]])));
      if (rows.length > MAX_COMBINATIONS) {
        for (const one of refs) this.#gaps.add(`fact:${one}`);
        rows = rows.slice(0, MAX_COMBINATIONS);
      }
    }
    const fitting = rows.filter((row) => holds(readAnswer(needed, (ref) => row.get(ref)?.['value'])?.[name]));
    if (fitting.length === rows.length) return { kind: 'and', parts: [] };
    return {
      kind: 'or',
      parts: fitting.map((row) => ({
        kind: 'and',
        parts: [...row].map(([ref, wanted]) => ({
          kind: 'holds',
          variable: `fact:${ref}`,
          test: (held) => held === wanted,
        })),
      })),
    };
  }
}
