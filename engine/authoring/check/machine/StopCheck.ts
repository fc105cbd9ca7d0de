import type { Invariant, StepSet, StopDefinition } from '#schemas/flow/stepSet.ts';
import { STOPS_HOLD } from '#engine/definition/stops.ts';
import type { Held, Model, Variable } from '../../answers/Model.ts';
import { Formulas, type Formula } from '../../conditions/Formulas.ts';
import { freshStop } from '../../explore/freshStop.ts';
import type { Kept } from '../../explore/withOneStop.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';
import { promiseOf } from '../../read/promiseOf.ts';
import type { Composition } from '../../read/Composition.ts';
import { witnessOfHeld } from '../../witness/witnessOfHeld.ts';
import type { ConditionCheck } from './ConditionCheck.ts';

/** A formula in which the content of one variable is decided. */
function decided(formula: Formula, variable: Variable, held: Held): Formula {
  switch (formula.kind) {
    case 'holds':
      return formula.variable === variable ? { kind: formula.test(held) ? 'and' : 'or', parts: [] } : formula;
    case 'later':
      return { kind: 'later', unfold: () => decided(formula.unfold(), variable, held) };
    default:
      return { kind: formula.kind, parts: formula.parts.map((part) => decided(part, variable, held)) };
  }
}

/**
 * Checks stops with the solver, without an exploration: whether each can hold, whether the answer to another question can lift
 * it, and which promises of a template follow from its stops alone.
 */
export class StopCheck {
  readonly #composition: Composition;
  readonly #model: Model;
  readonly #conditions: ConditionCheck;
  readonly #formulas: Formulas;

  constructor(composition: Composition, model: Model, conditions: ConditionCheck) {
    this.#composition = composition;
    this.#model = model;
    this.#conditions = conditions;
    this.#formulas = new Formulas(model);
  }

  /** All findings about stops. */
  findings(): readonly Finding[] {
    return this.#composition.written.flatMap(({ set, source }) =>
      (set.stops ?? []).flatMap((stop, at) => {
        const place = source.place(`/stops/${at}/when`);
        if (this.#conditions.possible(this.#formulas.of(set, stop.when, 'true')).kind === 'none')
          return [findingAt('unreachableStop', place, `stop '${stop.id}' never holds: its condition is never true`)];
        const lifted = this.#lifted(set, stop);
        if (!lifted) return [];
        const shows = [{ condition: stop.when, flow: set.flow, holds: false }];
        const witness = witnessOfHeld(this.#composition, this.#model, lifted.held, shows);
        const what = `stop '${stop.id}' holds until '${lifted.by}' is answered, and that answer can lift it`;
        return [findingAt('liftedStop', place, what, witness)];
      }),
    );
  }

  /** The promises of sets without a machine that hold because a stop holds wherever they would be broken. */
  proven(): ReadonlySet<Invariant> {
    const stopped = new Set(this.#composition.written.flatMap(({ set }) => this.#statesNeverStopped(set)));
    const lifted = this.#model.definition.stops.flatMap(({ flow, stop }) => {
      const set = this.#model.definition.sets.find((one) => one.flow === flow);
      return set ? [this.#formulas.of(set, stop.when, 'notTrue')] : [];
    });
    const follows = (set: StepSet, { before, never }: Invariant) =>
      never !== undefined &&
      stopped.has(before) &&
      this.#conditions.possible({ kind: 'and', parts: [this.#formulas.of(set, never, 'true'), ...lifted] }).kind ===
        'none';
    return new Set(
      this.#promising().flatMap(({ set }) => (set.invariants ?? []).filter((invariant) => follows(set, invariant))),
    );
  }

  /**
   * What an exploration has to keep: the promises that it must look for, the stops that they have to do with, and the first
   * stop that is raised in a section in which none was explored before.
   *
   * @param explored the sections in which a stop was explored; its section is added
   */
  kept(proven: ReadonlySet<Invariant>, explored: Set<string>): Kept {
    const first = freshStop(this.#model.definition.stops, explored);
    const left = this.#promising().flatMap(({ set }) =>
      (set.invariants ?? []).filter((one) => !proven.has(one)).map((one) => ({ set, one })),
    );
    const read = new Set(left.flatMap(({ set, one }) => [...this.#model.deciding(set, promiseOf(one))]));
    const stops = this.#model.definition.stops.filter(({ flow, stop }) => {
      const set = this.#model.definition.sets.find((one) => one.flow === flow);
      return set && [...this.#model.deciding(set, stop.when)].some((variable) => read.has(variable));
    });
    return {
      promises: new Set(left.map(({ one }) => one)),
      stops: new Set([...(first ? [first] : []), ...stops].map(({ stop }) => stop.id)),
    };
  }

  /** The sets whose promises are about a machine that is not their own. */
  #promising() {
    const { flow, written } = this.#composition;
    return written.filter(({ set }) => set.template !== undefined && set.flow !== flow);
  }

  /** The states for which a set promises that no stop holds. */
  #statesNeverStopped({ conditions = {}, invariants = [] }: StepSet): readonly string[] {
    return invariants.flatMap(({ before, never = '' }) => {
      const condition = conditions[never];
      const isAnyStop = typeof condition === 'object' && STOPS_HOLD in condition;
      return isAnyStop ? [before] : [];
    });
  }

  /** A question that is not answered yet while a stop holds, and whose answer lifts it. */
  #lifted(
    set: StepSet,
    stop: StopDefinition,
  ): { readonly by: string; readonly held: ReadonlyMap<Variable, Held> } | undefined {
    const holds = this.#formulas.of(set, stop.when, 'true');
    const lifts = this.#formulas.of(set, stop.when, 'notTrue');
    for (const variable of this.#model.deciding(set, stop.when))
      for (const content of this.#isAsked(variable) ? this.#model.anyTime(variable) : []) {
        if (content === undefined) continue;
        const parts = [decided(holds, variable, undefined), decided(lifts, variable, content)];
        const solution = this.#conditions.possible({ kind: 'and', parts });
        if (solution.kind !== 'found') continue;
        return {
          by: variable.slice(variable.indexOf(':') + 1),
          held: new Map([...solution.held, [variable, content]]),
        };
      }
    return undefined;
  }

  #isAsked(variable: Variable): boolean {
    const { steps } = this.#model.definition;
    return (
      variable.startsWith('step:') ||
      steps.some((step) => step.savesFacts && this.#model.factsOf(step).includes(variable))
    );
  }
}
