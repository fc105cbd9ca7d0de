import type { Condition } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Composition, WrittenSet } from '../../read/Composition.ts';
import { placedSteps, whensOf, type PlacedWhen } from '../../read/conditionPlaces.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';
import { Formulas, type Formula } from '../../conditions/Formulas.ts';
import type { Model } from '../../answers/Model.ts';
import { partsOf, type Leaf } from '../../read/partsOf.ts';
import { solve, type Solution } from '../../conditions/solve.ts';
import type { Witness } from '../../finding/Witness.ts';
import { witnessOfHeld } from '../../witness/witnessOfHeld.ts';

/** The comparisons of a condition, including those of the named conditions it uses, each with its negation. */
function leavesOf(set: StepSet, condition: Condition, negated = false, via: readonly string[] = []): readonly Leaf[] {
  const { leaves, uses } = partsOf(condition, '');
  return [
    ...leaves.map((leaf) => ({ ...leaf, negated: leaf.negated !== negated })),
    ...uses.flatMap((use) => {
      const next = set.conditions?.[use.name];
      return next === undefined || via.includes(use.name)
        ? []
        : leavesOf(set, next, use.negated !== negated, [...via, use.name]);
    }),
  ];
}

/**
 * Whether a comparison excludes a value. An author may expect it to be true when the question was never asked, but then
 * it is unknown.
 */
function excludes({ asked, negated }: Leaf): boolean {
  if (typeof asked !== 'object') return negated;
  const { answered: _, isNot, notIn, ...positive } = asked;
  const negative = isNot !== undefined || notIn !== undefined;
  return negated ? Object.keys(positive).length > 0 : negative;
}

/**
 * Checks conditions with the solver: whether each can be true, whether it can be not true, and for which patients it is
 * unknown.
 */
export class ConditionCheck {
  readonly #composition: Composition;
  readonly #model: Model;
  readonly #formulas: Formulas;

  constructor(composition: Composition, model: Model) {
    this.#composition = composition;
    this.#model = model;
    this.#formulas = new Formulas(model);
  }

  /** Whether a formula can be true for any patient; undefined when the solver gave up. */
  possible(formula: Formula): Solution {
    const solution = solve(formula, (variable) => this.#model.anyTime(variable));
    return solution.kind === 'none' && this.#formulas.gaps.size > 0 ? { kind: 'unknown' } : solution;
  }

  /** The formula for "this step or item is shown". */
  shown(set: StepSet, { step, item, when }: PlacedWhen): Formula {
    const own = this.#model.definition.positions.get(step.id);
    const compiled = own === undefined ? undefined : this.#model.definition.steps[own];
    const demand = this.#formulas.of(set, when, 'true');
    if (item === undefined || !compiled) return demand;
    return { kind: 'and', parts: [this.#formulas.relevant(compiled, true), demand] };
  }

  /** The formula for "this condition is not true". */
  failing(set: StepSet, { when }: PlacedWhen): Formula {
    return this.#formulas.of(set, when, 'notTrue');
  }

  /** All findings about the conditions of steps. */
  findings(): readonly Finding[] {
    return this.#composition.written.flatMap((written) =>
      placedSteps(written.kinds, written.set)
        .flatMap(whensOf)
        .flatMap((when) => this.#check(written, when)),
    );
  }

  #check(written: WrittenSet, placed: PlacedWhen): readonly Finding[] {
    const { set, source } = written;
    const { step, item, when, pointer } = placed;
    const name = item === undefined ? `step '${step.id}'` : `item '${item}' of '${step.id}'`;
    const place = source.place(pointer);
    if (this.possible(this.shown(set, placed)).kind === 'none') {
      const alone = this.possible(this.#formulas.of(set, when, 'notTrue')).kind === 'none';
      const what = alone
        ? `${name} is never shown`
        : `${name} is never shown: nothing that can be answered before it makes its condition true${this.#because(set, when)}`;
      return [findingAt('unreachableStep', place, what)];
    }
    if (this.possible(this.failing(set, placed)).kind === 'none')
      return [findingAt('alwaysTrue', place, `the condition of ${name} is always true`)];
    return this.#mayBeUnanswered(written, placed, name);
  }

  /** The conditions of the steps that a condition reads: one of them is usually the contradiction. */
  #because(set: StepSet, when: Condition): string {
    const hidden = [...this.#model.reads(set, when)].flatMap((ref) => {
      const target = this.#model.resolve(ref);
      return target && 'step' in target && target.step.step.when !== undefined ? [target.step.step.id] : [];
    });
    return hidden.length > 0
      ? `; it reads ${[...new Set(hidden)].map((id) => `'${id}'`).join(' and ')}, which not everybody is asked`
      : '';
  }

  #mayBeUnanswered(written: WrittenSet, { step, item, when, pointer }: PlacedWhen, name: string): readonly Finding[] {
    const { set, source } = written;
    const seen = new Set<string>();
    return leavesOf(set, when)
      .filter(excludes)
      .flatMap(({ ref }) => {
        const target = this.#model.resolve(ref);
        if (!target || 'fact' in target || seen.has(ref) || target.field.applies) return [];
        seen.add(ref);
        const absent: Formula[] = [];
        if (target.step.step.when !== undefined) absent.push(this.#formulas.relevant(target.step, false));
        if (!target.field.required && !target.step.savesFacts)
          absent.push({
            kind: 'holds',
            variable: `step:${target.step.step.id}`,
            test: (held) => held !== undefined && held[target.field.name] === undefined,
          });
        const solution = this.possible({
          kind: 'and',
          parts: [
            { kind: 'or', parts: absent },
            this.#formulas.of(set, when, 'notTrue'),
            this.#formulas.of(set, when, 'notFalse'),
          ],
        });
        if (solution.kind !== 'found') return [];
        const shows = item === undefined ? [{ hidden: step.id }] : [];
        const witness: Witness = witnessOfHeld(this.#composition, this.#model, solution.held, shows);
        const what = `the condition of ${name} says what '${ref}' is not, and not everybody has answered that`;
        return [findingAt('mayBeUnanswered', source.place(pointer), what, item === undefined ? witness : undefined)];
      });
  }
}
