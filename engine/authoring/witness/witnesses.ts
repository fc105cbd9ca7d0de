import type { AnyStateMachine } from 'xstate';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import type { CompiledStop } from '#engine/definition/stops.ts';
import { nameOf, type Composition } from '../read/Composition.ts';
import { Explorer } from '../explore/Explorer.ts';
import type { Situation } from '../explore/Situation.ts';
import { Formulas, type Formula } from '../conditions/Formulas.ts';
import { goalsOf } from './goalsOf.ts';
import type { Domain, Model, Variable } from '../answers/Model.ts';
import { answerStep, realize, type Wishes } from './realize.ts';
import { goal } from './Recorder.ts';
import type { Simulation } from './Simulation.ts';
import { solve } from '../conditions/solve.ts';
import type { Witness, WitnessEvent } from '../finding/Witness.ts';

/** A set of walks that together show all goals, and the goals for which no walk was found. */
export interface WitnessSet {
  readonly name: string;
  readonly witnesses: readonly Witness[];
  readonly goals: ReadonlySet<string>;
  readonly missed: ReadonlySet<string>;
}

/** The number of situations tried for one step. */
const MAX_TRIES = 60;

/** The maximum number of events that a walk continues after it has reached its goal. */
const MAX_LENGTH = 400;

interface Candidate {
  readonly simulation: Simulation;
  readonly goals: ReadonlySet<string>;
}

class WitnessSearch {
  readonly #machine: AnyStateMachine;
  readonly #explorer: Explorer;
  readonly #formulas: Formulas;
  /** Nothing holds that would stop the patient, but for the stop that is explored. */
  readonly #goesOn: Formula;
  readonly #open: Set<string>;
  readonly #candidates: Candidate[] = [];

  constructor(machine: AnyStateMachine, explorer: Explorer, whole: Model, goals: ReadonlySet<string>) {
    this.#machine = machine;
    this.#explorer = explorer;
    this.#formulas = new Formulas(explorer.model);
    const explored = new Set(explorer.model.definition.stops.map(({ stop }) => stop.id));
    const formulas = new Formulas(whole);
    const parts = whole.definition.stops.flatMap(({ flow, stop }) => {
      const set = explored.has(stop.id) ? undefined : whole.definition.sets.find((one) => one.flow === flow);
      return set ? [formulas.of(set, stop.when, 'notTrue')] : [];
    });
    this.#goesOn = { kind: 'and', parts };
    this.#open = new Set([...goals].filter((one) => !one.startsWith('saveAnswer')));
  }

  /** Walks that show every goal that can be shown, many of them more than once. */
  candidates(): readonly Candidate[] {
    for (const step of this.#explorer.model.definition.steps)
      for (const shown of [true, false]) this.#seek(step.index, shown);
    const { situations, failures, ways } = this.#explorer;
    for (const { situation, failed } of failures)
      if (this.#open.has(goal.failure(failed.effect, failed.code)))
        this.#try(situation, new Map(), (simulation) => simulation.fail(failed.effect, failed.code, failed.facts));
    for (const situation of [...ways.values(), ...situations]) {
      if (this.#open.size === 0) break;
      this.#try(situation, new Map());
    }
    return this.#candidates;
  }

  /** Looks for a walk on which a step is shown, or hidden, in its section. */
  #seek(index: number, shown: boolean): void {
    const { model, stores, situations } = this.#explorer;
    const step = model.definition.steps[index];
    const set = model.setOf(index);
    if (!step || step.step.when === undefined || !set) return;
    const wanted = [goal.when(step.step.id, shown), ...(shown ? [goal.step(step.step.id)] : [])];
    const isOpen = () => wanted.some((one) => this.#open.has(one));
    if (!isOpen()) return;
    const formula: Formula = { kind: 'and', parts: [this.#formulas.relevant(step, shown), this.#goesOn] };
    const deciding = model.deciding(set, step.step.when);
    let tries = 0;
    for (const situation of situations) {
      if (situation.position.walk?.walk.section !== step.section) continue;
      for (const box of stores.boxes(situation.stores, deciding)) {
        if ((tries += 1) > MAX_TRIES) return;
        const domainOf = (variable: Variable) => box.get(variable) ?? model.everything(variable);
        const solution = solve(formula, domainOf);
        if (solution.kind !== 'found') continue;
        this.#try(situation, this.#withOthers(step, formula, domainOf) ?? solution.held);
        if (isOpen()) this.#try(situation, solution.held);
        if (!isOpen()) return;
      }
    }
  }

  /**
   * Contents with which the same walk shows as many other unshown steps of the section as possible; undefined when
   * there is no such step.
   */
  #withOthers(sought: CompiledStep, formula: Formula, domainOf: (variable: Variable) => Domain): Wishes | undefined {
    const { steps, sections } = this.#explorer.model.definition;
    const { from, to } = sections.get(sought.section) ?? { from: 0, to: 0 };
    let parts = [formula];
    let held: Wishes | undefined;
    for (const step of steps.slice(from, to)) {
      if (step === sought || !this.#open.has(goal.when(step.step.id, true))) continue;
      const wider = [...parts, this.#formulas.relevant(step, true)];
      const solution = solve({ kind: 'and', parts: wider }, domainOf);
      if (solution.kind !== 'found') continue;
      parts = wider;
      ({ held } = solution);
    }
    return held;
  }

  #try(situation: Situation, wishes: Wishes, then?: (simulation: Simulation) => boolean): void {
    const simulation = realize(this.#explorer, this.#machine, situation, { wishes });
    if (!simulation || (then && !then(simulation))) return;
    this.#goOn(simulation, wishes);
    const goals = new Set(simulation.recorder.goals);
    if (![...goals].some((one) => this.#open.has(one))) return;
    for (const one of goals) this.#open.delete(one);
    this.#candidates.push({ simulation, goals });
  }

  /** Walks on to the end of the flow, or until it would repeat itself. */
  #goOn(simulation: Simulation, wishes: Wishes): void {
    const seen = new Set<string>();
    for (let count = 0; count < MAX_LENGTH; count += 1) {
      const { step, effects } = simulation;
      const here = JSON.stringify([simulation.position.frames.map(({ value }) => value), step?.index]);
      if (seen.has(here) || (step && step.isTerminal)) return;
      seen.add(here);
      const [effect] = effects;
      const went = step ? answerStep(simulation, wishes) : effect !== undefined && this.#succeed(simulation, effect);
      if (!went) return;
    }
  }

  #succeed(simulation: Simulation, effect: string): boolean {
    const { model } = this.#explorer;
    const flow = simulation.position.frames.at(-1)?.machine.id;
    const learns = model.definition.sets.find((set) => set.flow === flow)?.effects?.[effect]?.learns ?? {};
    const facts = Object.fromEntries(
      Object.keys(learns).flatMap((ref) => {
        const value = model.learnable(ref).at(-1);
        return value === undefined ? [] : [[ref, value] as const];
      }),
    );
    return simulation.learn(effect, facts);
  }
}

/** A small subset of the candidates that shows all goals, by the greedy algorithm. */
function fewest(candidates: readonly Candidate[], goals: ReadonlySet<string>): readonly Candidate[] {
  const open = new Set([...goals].filter((one) => candidates.some((candidate) => candidate.goals.has(one))));
  const chosen: Candidate[] = [];
  const worth = (candidate: Candidate) => [...candidate.goals].filter((one) => open.has(one)).length;
  while (open.size > 0) {
    const best = candidates.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    chosen.push(best);
    for (const one of best.goals) open.delete(one);
  }
  return chosen;
}

/** The same walk with a failed save before each first save of a step, one failure for each code. */
function withFailedSaves(witness: Witness, codes: readonly string[], asks: (step: string) => boolean): Witness {
  const left = [...codes];
  const events = witness.events.flatMap((event): readonly WitnessEvent[] => {
    if (!('answer' in event) || !asks(event.step)) return [event];
    const saveFails = left.shift();
    return saveFails === undefined ? [event] : [{ ...event, saveFails }, event];
  });
  return { ...witness, events };
}

const anything = () => true;

/**
 * Finds a small set of walks that together make every condition true and not true, reach every step and state, and
 * include every failure of every effect.
 *
 * @param wants the names of the goals to show; default: all
 * @param held the stop that is explored; default: the first one
 */
export function witnesses(
  composition: Composition,
  machine: AnyStateMachine,
  model: Model,
  wants: (goal: string) => boolean = anything,
  held: CompiledStop | undefined = model.definition.stops[0],
): WitnessSet {
  const goals = new Set(goalsOf(composition, machine).flatMap(({ name }) => (wants(name) ? [name] : [])));
  const stops = new Set(held ? [held.stop.id] : []);
  const explorer = Explorer.explore(model, machine, { promises: new Set(), stops });
  const chosen = fewest(new WitnessSearch(machine, explorer, model, goals).candidates(), goals);
  const sets = composition.written.map(({ set }) => set.flow);
  const failures = [...goals].filter((one) => one.startsWith('saveAnswer')).map((one) => one.split(' ').at(-1) ?? '');
  const asks = (id: string) => model.definition.steps[model.definition.positions.get(id) ?? -1]?.asks === true;
  const walks = chosen.map(({ simulation }) => simulation.witness(sets, []));
  const saves = ({ events }: Witness) => events.filter((event) => 'answer' in event && asks(event.step)).length;
  const longest = walks.toSorted((a, b) => saves(b) - saves(a))[0];
  const met = new Set([
    ...chosen.flatMap((one) => [...one.goals]),
    ...(longest ? failures.map((code) => goal.failure('saveAnswer', code)) : []),
  ]);
  return {
    name: nameOf(composition),
    witnesses: walks.map((walk) => (walk === longest ? withFailedSaves(walk, failures, asks) : walk)),
    goals,
    missed: new Set([...goals].filter((one) => !met.has(one))),
  };
}
