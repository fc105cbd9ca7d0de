import type { AnyStateMachine } from 'xstate';
import { PossibleMoves } from './PossibleMoves.ts';
import type { Definition } from '#engine/definition/compile.ts';
import { FlowRunner } from './FlowRunner.ts';
import { SymbolicExecution } from './SymbolicExecution.ts';
import { liveness } from './liveness.ts';
import { machinesIn } from './machineParts.ts';
import { Model, type Variable } from '../answers/Model.ts';
import type { Position } from './Position.ts';
import { SectionWalks } from './SectionWalks.ts';
import type { Arrival, Case, Move, Situation, Standing } from './Situation.ts';
import type { Stop } from './stops.ts';
import { NO_STORE, UnknownValue, type StoreSet, type StoreSets } from '../conditions/StoreSets.ts';
import { tracked } from './tracked.ts';
import { variableOrder } from './variableOrder.ts';
import { withOneStop, type Kept } from './withOneStop.ts';

/**
 * The maximum number of situations. Beyond it, the exploration stops and makes no claims about what it has not seen.
 */
const MAX_SITUATIONS = 40_000;

const firstStopOf = ({ definition: { stops } }: Model): Kept => ({
  promises: new Set(),
  stops: new Set(stops.slice(0, 1).map(({ stop }) => stop.id)),
});

/** A place that a round reaches with new stores. */
interface Found {
  readonly position: Position<Standing>;
  readonly key: string;
  /** The stores that had reached the place before the round. */
  readonly before: StoreSet;
  readonly arrivals: [Arrival, ...Arrival[]];
}

/**
 * Explores a flow: machine and steps together, for every possible initial store, every answer, and every result and
 * failure of an effect, as far as conditions can tell them apart. The outcome of a move is computed once for each
 * place, for all stores; then sets of stores are propagated from place to place until no new store appears.
 */
export class Explorer {
  /** What a patient walks: with every stop. */
  readonly definition: Definition;
  /** What is explored: one stop stands for all of them. */
  readonly model: Model;
  readonly tracked: ReadonlySet<Variable>;
  readonly symbolic: SymbolicExecution;
  readonly stores: StoreSets;
  readonly situations: Situation[] = [];
  /**
   * One example of every path through transient states, keyed by the states entered; includes paths that lead to no new
   * situation.
   */
  readonly ways = new Map<string, Situation>();
  /** Every possible failure of an effect, and the situation in which it happens. */
  readonly failures: { readonly situation: Situation; readonly failed: Extract<Move, { kind: 'fail' }> }[] = [];
  /** The ids of all states that were entered. */
  readonly entered = new Set<string>();
  readonly #runner: FlowRunner<Standing>;
  readonly #walks: SectionWalks;
  readonly #moves: PossibleMoves;
  readonly #seen = new Map<string, StoreSet>();
  readonly #initial: StoreSet;
  readonly #live: ReadonlyMap<string, ReadonlySet<Variable>>;
  readonly #idle = new Map<string, ReadonlySet<Variable>>();
  /** The places that the current round reaches with new stores; the next round starts from them. */
  readonly #found = new Map<string, Found>();
  #gaveUp = false;

  private constructor(definition: Definition, model: Model, machine: AnyStateMachine) {
    this.definition = definition;
    this.model = model;
    this.tracked = tracked(model, machine);
    this.symbolic = new SymbolicExecution(model, this.tracked);
    this.stores = this.symbolic.sets;
    this.#live = liveness(model, machine);
    this.#walks = new SectionWalks(model, this.tracked);
    this.#runner = new FlowRunner<Standing>(machine, { enter: (input) => this.#walks.enter(input) });
    // Variables that are decided early get their numbers late: this keeps the diagrams of sets small.
    const order = variableOrder(model, machine, [...this.tracked].toReversed());
    this.#initial = this.stores.ofBox(new Map(order.map((variable) => [variable, model.domain(variable)] as const)));
    this.#moves = new PossibleMoves(this.symbolic, this.#walks, this.#runner);
    this.#explore();
  }

  /** Whether the whole flow was explored. */
  get complete(): boolean {
    return !this.#gaveUp && this.#moves.complete;
  }

  /** Explores a flow completely. */
  static explore(whole: Model, machine: AnyStateMachine, kept = firstStopOf(whole)): Explorer {
    const machines = new Set(machinesIn(machine).map(({ id }) => id));
    const definition = withOneStop(whole.definition, machines, kept);
    const model = definition === whole.definition ? whole : new Model(definition);
    for (;;) {
      try {
        return new Explorer(whole.definition, model, machine);
      } catch (error) {
        if (!(error instanceof UnknownValue)) throw error;
        model.alsoHolds(error.variable, error.held);
      }
    }
  }

  /**
   * The shortest sequence of moves that leads to a situation, and the initial stores for which it does.
   *
   * @param wanted restricts the situation's stores
   */
  wayTo(
    situation: Situation,
    wanted: StoreSet = situation.stores,
  ): { readonly moves: readonly Move[]; readonly start: StoreSet } {
    const moves: Move[] = [];
    let stores = this.stores.both(wanted, situation.stores);
    let at: Situation | undefined = situation;
    while (at && stores !== NO_STORE) {
      const meant = stores;
      const { arrivals }: Situation = at;
      const arrival: Arrival = arrivals.find((one) => this.stores.both(meant, one.stores) !== NO_STORE) ?? arrivals[0];
      const { by, from } = arrival;
      const idle = at.whole ? [] : this.#idleAt(at.position, at.key);
      stores = this.stores.both(this.stores.forgotten(stores, idle), arrival.stores);
      stores = this.stores.unwritten(stores, by.writes);
      stores = this.stores.both(this.stores.both(stores, by.stores), from ? from.situation.stores : this.#initial);
      if (from) moves.unshift(from.move);
      at = from?.situation;
    }
    return { moves, start: stores };
  }

  /** The stop at which a walk is. */
  stopOf({ section, at }: Standing): Stop | undefined {
    return this.#walks.stops(section)[at];
  }

  /**
   * The stores with which one of these states may be left as soon as it is entered. A variable that the same move
   * writes may be written before or after, so it may have any content.
   */
  passing(states: ReadonlySet<string>): StoreSet {
    let all = NO_STORE;
    const collect = (before: StoreSet, cases: readonly Case[]): void => {
      for (const { position, stores, writes } of cases) {
        const active = new Set(this.#runner.active(position).map(({ id }) => id));
        if (!position.entered.some((id) => states.has(id) && !active.has(id))) continue;
        all = this.stores.either(all, this.stores.forgotten(this.stores.both(before, stores), [...writes.keys()]));
      }
    };
    collect(this.#initial, this.#moves.start);
    for (const { position, key, stores } of this.situations)
      for (const chance of this.#moves.at(position, key))
        collect(this.stores.both(stores, chance.stores), chance.cases());
    return all;
  }

  /**
   * Every move during which a state is entered and left again with some of its wanted stores, and the situation that it
   * ends in. The writes of the move count as done before the state, because walks and effects write on the way into a
   * state.
   *
   * @param wanted the wanted stores of each state, by its id
   */
  *through(
    wanted: ReadonlyMap<string, StoreSet>,
  ): Iterable<{ readonly passed: readonly string[]; readonly situation: Situation }> {
    const { stores: sets } = this;
    const leads = new Map<Case, StoreSet>();
    const leadsThere = (by: Case): StoreSet => {
      const known = leads.get(by);
      if (known !== undefined) return known;
      const there = by.position.entered.reduce((all, id) => sets.either(all, wanted.get(id) ?? NO_STORE), NO_STORE);
      const made = there === NO_STORE ? NO_STORE : sets.both(by.stores, sets.unwritten(there, by.writes));
      leads.set(by, made);
      return made;
    };
    const ends = function* (cases: readonly Case[], before: StoreSet, from?: Arrival['from']) {
      for (const by of cases) {
        if (sets.both(before, leadsThere(by)) === NO_STORE) continue;
        const { position, key } = by;
        const passed = position.entered.filter((id) => wanted.has(id));
        const stores = sets.written(sets.both(before, by.stores), by.writes);
        const arrivals = [{ by, ...(from && { from }), stores }] as const;
        const next = new Set<string>();
        yield { passed, situation: { position, key, stores, arrivals, next, whole: true as const } };
      }
    };
    yield* ends(this.#moves.start, this.#initial);
    for (const situation of this.situations)
      for (const { move, stores, cases } of this.#moves.at(situation.position, situation.key)) {
        const before = sets.both(situation.stores, stores);
        if (before !== NO_STORE) yield* ends(cases(), before, { situation, move });
      }
  }

  /**
   * Breadth-first: all situations are expanded by one move per round, so each store is first reached with the fewest
   * moves.
   */
  #explore(): void {
    for (const one of this.#moves.start) this.#add(one, this.#initial);
    while (this.#found.size > 0) {
      const found = [...this.#found.values()].map(({ position, key, before, arrivals }): Situation => ({
        position,
        key,
        stores: this.stores.without(this.#seen.get(key) ?? NO_STORE, before),
        arrivals,
        next: new Set(),
      }));
      this.#found.clear();
      this.situations.push(...found);
      if (this.situations.length > MAX_SITUATIONS) {
        this.#gaveUp = true;
        return;
      }
      for (const situation of found) this.#expand(situation);
    }
  }

  #add(by: Case, before: StoreSet, from?: Arrival['from']): void {
    const meant = this.stores.both(before, by.stores);
    if (meant === NO_STORE) return;
    const { position, key } = by;
    const stores = this.stores.written(meant, by.writes, this.#idleAt(position, key));
    for (const state of position.entered) this.entered.add(state);
    if (from && from.move.kind !== 'event') from.situation.next.add(key);
    const way = position.entered.join(' ');
    const seen = this.#seen.get(key) ?? NO_STORE;
    const fresh = this.stores.without(stores, seen);
    const isNewWay = !this.ways.has(way);
    if (fresh === NO_STORE && !isNewWay) return;
    const arrival = { by, ...(from && { from }), stores: fresh };
    if (isNewWay)
      this.ways.set(way, { position, key, stores, arrivals: [{ ...arrival, stores }], next: new Set<string>() });
    if (fresh === NO_STORE) return;
    this.#seen.set(key, this.stores.either(seen, fresh));
    const found = this.#found.get(key);
    if (found) found.arrivals.push(arrival);
    else this.#found.set(key, { position, key, before: seen, arrivals: [arrival] });
  }

  /** The variables that nothing reads any more once the flow is at a place. */
  #idleAt(position: Position<Standing>, key: string): ReadonlySet<Variable> {
    const known = this.#idle.get(key);
    if (known) return known;
    const ids = this.#runner.active(position).map(({ id }) => id);
    const live = ids.flatMap((id) => this.#live.get(id) ?? []);
    const idle = new Set([...this.tracked].filter((variable) => !live.some((one) => one.has(variable))));
    this.#idle.set(key, idle);
    return idle;
  }

  #expand(situation: Situation): void {
    const { key, position } = situation;
    for (const { move, stores, once, cases } of this.#moves.at(position, key)) {
      let meant = this.stores.both(situation.stores, stores);
      if (once !== undefined) {
        const before = this.#seen.get(once) ?? NO_STORE;
        meant = this.stores.without(meant, before);
        this.#seen.set(once, this.stores.either(before, meant));
      }
      if (meant === NO_STORE) continue;
      if (move.kind === 'fail') this.failures.push({ situation, failed: move });
      for (const one of cases()) this.#add(one, meant, { situation, move });
    }
  }
}
