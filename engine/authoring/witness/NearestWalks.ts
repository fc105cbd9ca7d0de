import type { AnyStateMachine, AnyStateNode } from 'xstate';
import type { Condition } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Composition } from '../read/Composition.ts';
import { promiseOf } from '../read/promiseOf.ts';
import { placedSteps, whensOf, limitsOf } from '../read/conditionPlaces.ts';
import type { Explorer } from '../explore/Explorer.ts';
import { Formulas } from '../conditions/Formulas.ts';
import {
  actorName,
  guardName,
  isMachine,
  machinesIn,
  stateIds,
  stateNodes,
  transitionsOf,
} from '../explore/machineParts.ts';
import { sectionsWalked } from '../explore/sectionsWalked.ts';
import { writtenBy } from '../explore/tracked.ts';
import { namesIn } from '../read/namesIn.ts';
import { answerStep, realize, type Wishes } from './realize.ts';
import { goal } from './Recorder.ts';
import type { Simulation } from './Simulation.ts';
import type { Situation } from '../explore/Situation.ts';
import { solve } from '../conditions/solve.ts';
import type { Shown, Witness } from '../finding/Witness.ts';

/** The number of paths to a place that are tried; the shortest successful one is taken. */
const MAX_TRIES = 12;

/** The distance added to situations behind a step, so that situations before it are tried first. */
const BEHIND = 1_000_000;

const noWishes: Wishes = new Map();

interface Way {
  readonly situation: Situation;
  readonly wishes: Wishes;
}

/** Finds the shortest walks to places of a composition, from an exploration of it. */
export class NearestWalks {
  readonly #composition: Composition;
  readonly #machine: AnyStateMachine;
  readonly #explorer: Explorer;
  readonly #formulas: Formulas;

  constructor(composition: Composition, machine: AnyStateMachine, explorer: Explorer) {
    this.#composition = composition;
    this.#machine = machine;
    this.#explorer = explorer;
    this.#formulas = new Formulas(explorer.model);
  }

  /** A walk that ends with a step on screen. */
  toStep(id: string): Witness | undefined {
    return this.#inSection(id, true, ({ step }) => step?.step.id === id, { step: id });
  }

  /**
   * A walk that passes a step without showing it; if there is none, a walk that ends in its section with the step
   * hidden. If no step of the section is ever shown, a walk through the state that walks the section.
   */
  past(id: string): Witness | undefined {
    const { definition } = this.#explorer.model;
    const index = definition.positions.get(id) ?? -1;
    const section = definition.steps[index]?.section;
    const isLeftOut = ({ answers }: Simulation) => !answers.isRelevant(index);
    const isPast = (simulation: Simulation) => {
      const { step } = simulation;
      return isLeftOut(simulation) && (step?.section !== section || step === undefined || step.index > index);
    };
    const shows = { hidden: id };
    return (
      this.#inSection(id, false, isPast, shows) ??
      this.#inSection(id, false, isLeftOut, shows) ??
      this.#first(this.#statesThatWalk(section), (state) => this.toState(state))
    );
  }

  /** Ids of the states that walk a section. */
  #statesThatWalk(section: string | undefined): readonly string[] {
    const { model } = this.#explorer;
    return machinesIn(this.#machine).flatMap((machine) =>
      [...sectionsWalked(model, machine)].flatMap(([id, walked]) =>
        section !== undefined && walked.includes(section) ? [id] : [],
      ),
    );
  }

  /** A walk that enters a state. */
  toState(id: string): Witness | undefined {
    const enters = ({ position }: Situation) =>
      position.entered.includes(id) ||
      position.frames.some(({ machine, value }) => stateIds(machine, value).includes(id));
    const { situations, ways } = this.#explorer;
    const found = [...situations.filter(enters), ...[...ways.values()].filter(enters)];
    return this.#shortest(
      found.map((situation) => ({ situation, wishes: noWishes })),
      (simulation) => simulation.recorder.goals.has(goal.state(id)),
      { state: id },
      -1,
    );
  }

  /** A walk that ends in a state with a transition to the given state, or in one that leads to such a state. */
  towards(id: string): Witness | undefined {
    const nodes = machinesIn(this.#machine).flatMap((machine) => [machine.root, ...stateNodes(machine)]);
    const before = (wanted: string) =>
      nodes.filter((node) => leadsTo(node, wanted)).map((node) => (node.parent ? node.id : firstState(node)));
    const seen = new Set([id]);
    for (let near = before(id); near.length > 0;) {
      const fresh = near.filter((one) => !seen.has(one));
      for (const one of fresh) {
        seen.add(one);
        const walk = this.toState(one);
        if (walk) return walk;
      }
      near = fresh.flatMap(before);
    }
    return undefined;
  }

  /**
   * A walk to a place where a named condition of a flow decides: past a step that it hides, to a step that it shows, or
   * to a state.
   */
  toCondition(flow: string, name: string): Witness | undefined {
    const written = this.#composition.written.find((one) => one.set.flow === flow);
    if (!written) return undefined;
    const { set, kinds } = written;
    for (const placed of placedSteps(kinds, set)) {
      const { id } = placed.step;
      const reads = (when: Parameters<typeof namesIn>[1]) => namesIn(set, when).has(name);
      if (placed.step.when !== undefined && reads(placed.step.when)) {
        const walk = this.past(id) ?? this.toStep(id);
        if (walk) return walk;
      }
      if ([...whensOf(placed), ...limitsOf(placed)].some(({ when }) => reads(when))) {
        const walk = this.toStep(id);
        if (walk) return walk;
      }
    }
    const stops = (set.stops ?? []).filter(({ when }) => namesIn(set, when).has(name));
    const raised = this.#first(stops, ({ when }) => this.#toStop(set, when));
    if (raised) return raised;
    const machine = machinesIn(this.#machine).find((one) => one.id === flow);
    const deciding = machine
      ? [machine.root, ...stateNodes(machine)].filter((node) =>
          transitionsOf(node).some((transition) => {
            const guard = guardName(transition);
            return typeof guard === 'string' && namesIn(set, guard).has(name);
          }),
        )
      : [];
    const promised = (set.invariants ?? []).filter((one) => namesIn(set, promiseOf(one)).has(name));
    const states = [
      ...deciding.map(({ id }) => id),
      ...promised.map(({ before }) => `${machine?.id ?? this.#machine.id}.${before}`),
    ];
    return this.#first(states, (id) => this.toState(id));
  }

  /** A walk to a question that a stop reads; if this flow has none, to one of the set, as every answer tests all stops. */
  #toStop(set: StepSet, when: Condition): Witness | undefined {
    const { model } = this.#explorer;
    const { steps } = model.definition;
    const reads = new Set([...model.reads(set, when)].flatMap((ref) => model.variablesOf(ref)));
    const asking = steps.filter((step) => writtenBy(step).some((variable) => reads.has(variable)));
    const own = steps.filter(({ asks, index }) => asks && model.setOf(index)?.flow === set.flow);
    return this.#first([...asking, ...own], ({ step }) => this.toStep(step.id));
  }

  /** A walk to a place where a fact is saved or read. */
  toFact(ref: string): Witness | undefined {
    const { model } = this.#explorer;
    for (const step of model.definition.steps) {
      const set = model.setOf(step.index);
      const reads = step.step.when !== undefined && set && model.reads(set, step.step.when).has(ref);
      if (!reads && !model.factsOf(step).includes(`fact:${ref}`)) continue;
      const walk = this.toStep(step.step.id);
      if (walk) return walk;
    }
    return this.#first(this.#composition.written, ({ set }) =>
      this.#first(
        Object.entries(set.conditions ?? {}).filter(([, condition]) => model.reads(set, condition).has(ref)),
        ([name]) => this.toCondition(set.flow, name),
      ),
    );
  }

  /** A walk to a state that runs an effect of a flow. */
  toEffect(flow: string, effect: string): Witness | undefined {
    const machine = machinesIn(this.#machine).find((one) => one.id === flow);
    const runs = (node: AnyStateNode) =>
      node.invoke.some(({ src }) => (effect === 'saveAnswer' ? src === 'walk' : src === effect));
    const states = machine ? stateNodes(machine).filter(runs) : [];
    return this.#first(states, ({ id }) => this.toState(id));
  }

  #first<Item>(items: readonly Item[], walkTo: (item: Item) => Witness | undefined): Witness | undefined {
    for (const item of items) {
      const walk = walkTo(item);
      if (walk) return walk;
    }
    return undefined;
  }

  /** A walk through a step's section in which the step is shown or hidden. */
  #inSection(
    id: string,
    shown: boolean,
    isThere: (simulation: Simulation) => boolean,
    shows: Shown,
  ): Witness | undefined {
    const index = this.#explorer.model.definition.positions.get(id) ?? -1;
    return this.#shortest(this.#waysInto(id, shown), isThere, shows, index);
  }

  /**
   * Situations in a step's section from which the step is still ahead, nearest first, with the answers needed there.
   */
  *#waysInto(id: string, shown: boolean): Iterable<Way> {
    const { model, stores, situations } = this.#explorer;
    const { definition } = model;
    const index = definition.positions.get(id) ?? -1;
    const step = definition.steps[index];
    const set = model.setOf(index);
    if (!step || !set) return;
    const when = step.step.when;
    if (when === undefined && !shown) return;
    const formula = this.#formulas.relevant(step, shown);
    const deciding = when === undefined ? new Set<never>() : model.deciding(set, when);
    const ahead = situations.flatMap((situation) => {
      const walk = situation.position.walk?.walk;
      const first = walk?.section === step.section ? this.#explorer.stopOf(walk)?.from : undefined;
      if (first === undefined) return [];
      // The exploration leaves out runs of conditional steps, so a walk at the start of such a run appears to be behind
      // it.
      return [{ situation, far: depthOf(situation) + (first > index ? BEHIND : index - first) }];
    });
    for (const { situation } of ahead.toSorted((a, b) => a.far - b.far)) {
      if (when === undefined) {
        yield { situation, wishes: noWishes };
        continue;
      }
      for (const box of stores.boxes(situation.stores, deciding)) {
        const solution = solve(formula, (variable) => box.get(variable) ?? model.everything(variable));
        if (solution.kind === 'found') yield { situation, wishes: solution.held };
      }
    }
  }

  /** @param last the position of the last step that may have to be answered */
  #shortest(
    ways: Iterable<Way>,
    isThere: (simulation: Simulation) => boolean,
    shows: Shown,
    last: number,
  ): Witness | undefined {
    let best: Simulation | undefined;
    let tries = 0;
    for (const { situation, wishes } of ways) {
      tries += 1;
      const simulation = realize(this.#explorer, this.#machine, situation, { wishes });
      const fewer = best?.events.length ?? Infinity;
      if (simulation && this.#walkOn(simulation, wishes, isThere, last, fewer)) best = simulation;
      if (tries >= MAX_TRIES || best?.events.length === 0) break;
    }
    const sets = this.#composition.written.map(({ set }) => set.flow);
    return best?.witness(sets, [shows]);
  }

  /** Walks on inside the section to the place; false when it fails or takes as many events as the best walk so far. */
  #walkOn(
    simulation: Simulation,
    wishes: Wishes,
    isThere: (simulation: Simulation) => boolean,
    last: number,
    fewer: number,
  ): boolean {
    const section = simulation.step?.section;
    while (simulation.events.length < fewer) {
      if (isThere(simulation)) return true;
      const { step } = simulation;
      if (!step || step.section !== section || step.index > last || step.isTerminal) return false;
      if (!answerStep(simulation, wishes)) return false;
    }
    return false;
  }
}

/** The initial state of a machine or compound state. */
const firstState = (node: AnyStateNode): string => (node.type === 'compound' ? node.initial.target?.[0]?.id : '') ?? '';

/**
 * Whether a state has a transition to another state, or has it as its initial state, directly or in a machine that it
 * invokes.
 */
const leadsTo = (node: AnyStateNode, id: string): boolean =>
  transitionsOf(node).some(({ target }) => (target ?? []).some((one) => one.id === id)) ||
  (node.parent !== undefined && firstState(node) === id) ||
  node.invoke.some((invoked) => {
    const child = node.machine.implementations.actors[actorName(invoked)];
    return isMachine(child) && firstState(child.root) === id;
  });

/** The number of moves that lead to a situation. */
function depthOf(situation: Situation): number {
  let depth = 0;
  for (let { from } = situation.arrivals[0]; from; { from } = from.situation.arrivals[0]) depth += 1;
  return depth;
}
