import type { AnyStateMachine } from 'xstate';
import type { Answer } from '#schemas/flow/answer.ts';
import { EffectError } from '#engine/EffectError.ts';
import type { Facts } from '#engine/facts.ts';
import { ENTRY, type GoEvent } from '#engine/flowActions.ts';
import { answerSamples } from './answerSamples.ts';
import { doneEvent, errorEvent, FlowRunner } from './FlowRunner.ts';
import { Knowledge } from './Knowledge.ts';
import { LazyAnswers } from './LazyAnswers.ts';
import { liveness } from './liveness.ts';
import type { Model, Variable } from './Model.ts';
import type { Position } from './Position.ts';
import { SectionWalks, type WalkStep } from './SectionWalks.ts';
import { placeKey, type Arrival, type Case, type Move, type Situation, type Standing } from './Situation.ts';
import { trackedFields, type Stop } from './stops.ts';
import { ANY_STORE, NO_STORE, UnknownValue, type StoreSet, type StoreSets } from './StoreSets.ts';
import { tracked } from './tracked.ts';

/** Beyond so many situations an exploration gives up and claims nothing about what it has not seen. */
const MAX_SITUATIONS = 40_000;

type Act = (answers: LazyAnswers) => Position<Standing>;

/** What may happen at a place, for which stores, and how it ends. `once` names what is the same at other places. */
interface Chance {
  readonly move: Move;
  readonly stores: StoreSet;
  readonly once?: string;
  readonly cases: () => readonly Case[];
}

/**
 * Explores a flow: its machine and its steps together, for everything that may be known at its start, every answer and
 * every result and failure of an effect, as far as conditions can tell them apart. What a move does is found out once
 * for each place, for all stores; then sets of stores are carried from place to place until none is new.
 */
export class Explorer {
  readonly model: Model;
  readonly tracked: ReadonlySet<Variable>;
  readonly knowledge: Knowledge;
  readonly stores: StoreSets;
  readonly situations: Situation[] = [];
  /** One example of every way through states that decide, by the states entered; situations that add nothing included. */
  readonly ways = new Map<string, Situation>();
  /** Every failure that may happen, and where. */
  readonly failures: { readonly situation: Situation; readonly effect: string; readonly code: string }[] = [];
  /** Every state that was entered, by id. */
  readonly entered = new Set<string>();
  readonly #runner: FlowRunner<Standing>;
  readonly #walks: SectionWalks;
  readonly #chances = new Map<string, readonly Chance[]>();
  readonly #shared = new Map<string, readonly Case[]>();
  readonly #seen = new Map<string, StoreSet>();
  readonly #initial: StoreSet;
  readonly #live: ReadonlyMap<string, ReadonlySet<Variable>>;
  readonly #idle = new Map<string, readonly Variable[]>();
  /** What the next round of an exploration goes on from, by place. */
  readonly #found = new Map<string, Situation>();
  /** Whether everything was explored. */
  complete = true;

  private constructor(model: Model, machine: AnyStateMachine) {
    this.model = model;
    this.tracked = tracked(model, machine);
    this.knowledge = new Knowledge(model, this.tracked);
    this.stores = this.knowledge.sets;
    this.#live = liveness(model, machine);
    this.#walks = new SectionWalks(model, this.tracked);
    this.#runner = new FlowRunner<Standing>(machine, { enter: (input) => this.#walks.enter(input) });
    // What decides early is named late: that keeps the diagrams of sets small.
    this.#initial = this.stores.ofBox(
      new Map([...this.tracked].toReversed().map((variable) => [variable, model.domain(variable)] as const)),
    );
    this.#explore();
  }

  /** Explores a flow to its ends. */
  static explore(model: Model, machine: AnyStateMachine): Explorer {
    for (;;) {
      try {
        return new Explorer(model, machine);
      } catch (error) {
        if (!(error instanceof UnknownValue)) throw error;
        model.alsoHolds(error.variable, error.held);
      }
    }
  }

  /**
   * The moves that lead to a situation, and the stores with which they do.
   *
   * @param wanted the stores of the situation that are meant
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
      stores = this.stores.both(this.stores.forgotten(stores, this.#idleAt(at.position, at.key)), arrival.stores);
      stores = this.stores.unwritten(stores, by.writes);
      stores = this.stores.both(this.stores.both(stores, by.stores), from ? from.situation.stores : this.#initial);
      if (from) moves.unshift(from.move);
      at = from?.situation;
    }
    return { moves, start: stores };
  }

  /** The stop at which a walk stands. */
  stopOf({ section, at }: Standing): Stop | undefined {
    return this.#walks.stops(section)[at];
  }

  /**
   * The stores with which one of these states may be left as soon as it is entered. What the same move writes may be
   * written before or after, so that nothing is said of it.
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
    collect(
      this.#initial,
      this.#casesOf((answers) => this.#runner.start(answers)),
    );
    for (const { key, stores } of this.situations)
      for (const chance of this.#chances.get(key) ?? [])
        collect(this.stores.both(stores, chance.stores), chance.cases());
    return all;
  }

  /** Goes one move further from all places at once, so that a store is found with the fewest moves that lead to it. */
  #explore(): void {
    for (const one of this.#casesOf((answers) => this.#runner.start(answers))) this.#add(one, this.#initial);
    while (this.#found.size > 0) {
      const found = [...this.#found.values()];
      this.#found.clear();
      this.situations.push(...found);
      if (this.situations.length > MAX_SITUATIONS) {
        this.complete = false;
        return;
      }
      for (const situation of found) if (situation.position.status === 'resting') this.#expand(situation);
    }
  }

  #casesOf(act: Act): readonly Case[] {
    const cases = new Map<string, Case>();
    for (const { result: position, stores, writes } of this.knowledge.forEach(act)) {
      const key = placeKey(position);
      const same = JSON.stringify([key, position.entered, [...writes].sort(([a], [b]) => (a < b ? -1 : 1))]);
      const known = cases.get(same);
      const all = known ? this.stores.either(known.stores, stores) : stores;
      cases.set(same, { stores: all, writes, position, key });
    }
    return [...cases.values()];
  }

  #add(by: Case, before: StoreSet, from?: Arrival['from']): void {
    const meant = this.stores.both(before, by.stores);
    if (meant === NO_STORE) return;
    const { position, key } = by;
    const stores = this.stores.forgotten(this.stores.written(meant, by.writes), this.#idleAt(position, key));
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
    this.#found.set(
      key,
      found
        ? { ...found, stores: this.stores.either(found.stores, fresh), arrivals: [...found.arrivals, arrival] }
        : { position, key, stores: fresh, arrivals: [arrival], next: new Set<string>() },
    );
  }

  /** The variables that nothing reads any more once the flow is at a place. */
  #idleAt(position: Position<Standing>, key: string): readonly Variable[] {
    const known = this.#idle.get(key);
    if (known) return known;
    const ids = this.#runner.active(position).map(({ id }) => id);
    const idle = [...this.tracked].filter((variable) => !ids.some((id) => this.#live.get(id)?.has(variable)));
    this.#idle.set(key, idle);
    return idle;
  }

  #expand(situation: Situation): void {
    const { key, position } = situation;
    const chances = this.#chances.get(key) ?? this.#chancesAt(position);
    this.#chances.set(key, chances);
    for (const { move, stores, once, cases } of chances) {
      let meant = this.stores.both(situation.stores, stores);
      if (once !== undefined) {
        const before = this.#seen.get(once) ?? NO_STORE;
        meant = this.stores.without(meant, before);
        this.#seen.set(once, this.stores.either(before, meant));
      }
      if (meant === NO_STORE) continue;
      if (move.kind === 'fail') this.failures.push({ situation, effect: move.effect, code: move.code });
      for (const one of cases()) this.#add(one, meant, { situation, move });
    }
  }

  #chance(move: Move, act: Act, stores = ANY_STORE): Chance {
    let known: readonly Case[] | undefined;
    return { move, stores, cases: () => (known ??= this.#casesOf(act)) };
  }

  #chancesAt(position: Position<Standing>): readonly Chance[] {
    return [...this.#walkChances(position), ...this.#effectChances(position), ...this.#eventChances(position)];
  }

  #walkChances(position: Position<Standing>): readonly Chance[] {
    const standing = position.walk?.walk;
    const stop = standing && this.#walks.stops(standing.section)[standing.at];
    if (!standing || !stop) return [];
    const { section } = standing;
    const goOn = (answers: LazyAnswers, step: WalkStep) => this.#goOn(position, answers, step);
    const leads = stop.step?.step.kind === 'notice' && stop.step.step.actions.some(({ does }) => does === 'back');
    const forward = stop.terminal ? [] : this.#answers(stop);
    const back = this.#chance({ kind: 'back', section, stop }, (answers) =>
      goOn(answers, this.#walks.back(standing, answers)),
    );
    return [
      ...forward.map(({ answer, stores }) =>
        this.#chance(
          { kind: 'submit', section, stop, answer },
          (answers) => goOn(answers, this.#walks.submit(standing, answers, stop, answer)),
          stores,
        ),
      ),
      ...(!stop.terminal || leads ? [back] : []),
    ];
  }

  #goOn(position: Position<Standing>, answers: LazyAnswers, step: WalkStep): Position<Standing> {
    if ('exit' in step) return this.#runner.endWalk(position, answers, step);
    return position.walk ? { ...position, walk: { ...position.walk, walk: step.walk }, entered: [] } : position;
  }

  /** The answers to a stop, each with the stores for which the step asks for it. */
  #answers({ step }: Stop): readonly { readonly answer: Answer; readonly stores: StoreSet }[] {
    if (!step?.asks) return [{ answer: {}, stores: ANY_STORE }];
    const given = new Map<Answer, StoreSet>();
    const samples = this.knowledge.forEach((answers) => {
      const { fields } = step.seenBy(answers);
      const read = step.savesFacts ? trackedFields(fields, this.tracked) : this.model.readFields(step, fields);
      return answerSamples(read, (field) => this.model.mentionsOf(step, field));
    });
    for (const { result, stores } of samples) {
      if (!result.complete) this.complete = false;
      for (const one of step.step.optional ? [...result.answers, {}] : result.answers) {
        const answer = this.model.intern(one) ?? {};
        given.set(answer, this.stores.either(given.get(answer) ?? NO_STORE, stores));
      }
    }
    return [...given].map(([answer, stores]) => ({ answer, stores }));
  }

  #effectChances(position: Position<Standing>): readonly Chance[] {
    const frame = position.frames.length - 1;
    const flow = position.frames[frame]?.machine.id;
    const contracts = this.model.definition.sets.find((set) => set.flow === flow)?.effects ?? {};
    const running = this.#runner.effects(position, new LazyAnswers(this.knowledge, ANY_STORE));
    return running.flatMap(({ id, name }) => {
      const { learns = {}, fails = [] } = contracts[name] ?? {};
      const send = (event: Parameters<FlowRunner<Standing>['send']>[3]) => (answers: LazyAnswers) =>
        this.#runner.send(position, answers, frame, event) ?? position;
      return [
        ...this.#results(Object.keys(learns)).map((facts) =>
          this.#chance({ kind: 'learn', effect: name, facts }, send(doneEvent(id, facts))),
        ),
        ...fails.map((code) =>
          this.#chance(
            { kind: 'fail', effect: name, code },
            send(errorEvent(id, new EffectError({ code, message: code }))),
          ),
        ),
      ];
    });
  }

  /**
   * What an effect may teach: of each fact that is kept apart any value there is, that there is none, or nothing at all;
   * of others one value.
   */
  #results(refs: readonly string[]): readonly Facts[] {
    return refs.reduce<readonly Facts[]>(
      (all, ref) => {
        const values = this.model.learnable(ref);
        const taught = this.tracked.has(`fact:${ref}`) ? [...values, null] : values.slice(0, 1);
        const told = all.flatMap((facts) => taught.map((value) => ({ ...facts, [ref]: value })));
        return this.tracked.has(`fact:${ref}`) || told.length === 0 ? [...told, ...all] : told;
      },
      [{}],
    );
  }

  #eventChances(position: Position<Standing>): readonly Chance[] {
    return [...position.frames.entries()].flatMap(([frame, { machine, context }]) => {
      const nodes = this.#runner.active({ ...position, frames: position.frames.slice(frame, frame + 1) });
      const inner = new Set<string>(nodes.filter((node) => node !== machine.root).flatMap((node) => node.ownEvents));
      return [...new Set<string>([...machine.root.ownEvents, ...inner])].flatMap((type) => {
        // What a GO leads to does not depend on where the flow was: it says itself where the next section is entered.
        const where = inner.has(type)
          ? placeKey(position)
          : JSON.stringify([machine.id, frame, type === 'GO' || { ...context, learned: null, problem: null }]);
        return this.#events(type).map((event): Chance => {
          const once = `${JSON.stringify(event)} ${where}`;
          const cases = () => {
            const known = this.#shared.get(once);
            if (known) return known;
            const made = this.#casesOf((answers) => this.#runner.send(position, answers, frame, event) ?? position);
            this.#shared.set(once, made);
            return made;
          };
          return { move: { kind: 'event', event }, stores: ANY_STORE, once, cases };
        });
      });
    });
  }

  /** Addresses name a section, or a step in it. */
  #events(type: string): readonly (GoEvent | { readonly type: string })[] {
    if (type.startsWith('xstate.') || type === '*') return [];
    if (type !== 'GO') return [{ type }];
    const { steps } = this.model.definition;
    return this.model.learnable(ENTRY).flatMap((section) => {
      if (typeof section !== 'string') return [];
      const ids = this.#walks.stops(section).flatMap(({ from }) => steps[from]?.step.id ?? []);
      return [
        { type: 'GO', section } as const,
        ...ids.slice(1).map((step) => ({ type: 'GO', section, step }) as const),
      ];
    });
  }
}
