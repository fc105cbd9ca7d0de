import type { AnyStateMachine } from 'xstate';
import type { Invariant } from '#schemas/flow/stepSet.ts';
import { nameOf, statePlace, type Composition, type WrittenSet } from '../../read/Composition.ts';
import type { Explorer } from '../../explore/Explorer.ts';
import type { Situation } from '../../explore/Situation.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';
import { machinesIn, stateIds, stateNodes } from '../../explore/machineParts.ts';
import { promiseOf } from '../../read/promiseOf.ts';
import { situationWitness } from '../../witness/situationWitness.ts';
import { statesAfterStops } from './statesAfterStops.ts';
import { ANY_STORE, NO_STORE, type StoreSet } from '../../conditions/StoreSets.ts';
import type { Shown, Witness } from '../../finding/Witness.ts';

const none: ReadonlySet<string> = new Set();

/** A place where an invariant is violated. */
interface Break {
  readonly situation: Situation;
  /** The stores that violate it. */
  readonly broken: StoreSet;
}

/** The findings about a machine from the exploration of a composition. */
export class ExplorationCheck {
  readonly #composition: Composition;
  readonly #machine: AnyStateMachine;
  readonly #explorer: Explorer;
  readonly #proven: ReadonlySet<Invariant>;

  /** @param proven invariants that hold for another reason, which the exploration does not look at */
  constructor(
    composition: Composition,
    machine: AnyStateMachine,
    explorer: Explorer,
    proven: ReadonlySet<Invariant> = new Set(),
  ) {
    this.#proven = proven;
    this.#composition = composition;
    this.#machine = machine;
    this.#explorer = explorer;
  }

  /** All findings about states and invariants. */
  findings(): readonly Finding[] {
    return [...this.#stuck(), ...this.#unreached(), ...this.#broken()];
  }

  #witness(situation: Situation, shows: readonly Shown[], wanted?: StoreSet): Witness | undefined {
    return situationWitness(this.#composition, this.#machine, this.#explorer, situation, shows, wanted);
  }

  #top({ position }: Situation): { readonly written: WrittenSet; readonly state: string } | undefined {
    const top = position.frames.at(-1);
    const flow = top?.machine.id ?? this.#machine.id;
    const written = this.#composition.written.find(({ set }) => set.flow === flow);
    const state = top && stateIds(top.machine, top.value).at(-1);
    const first = this.#machine.root.initial.target?.[0]?.id ?? flow;
    return written && { written, state: state ?? first };
  }

  /** Dead ends that show no screen: one finding for each state and kind. */
  #stuck(): readonly Finding[] {
    const hopeless = this.#hopeless();
    const seen = new Set<string>();
    return this.#explorer.situations.flatMap((situation) => {
      const { status } = situation.position;
      const code = status === 'failed' ? 'unhandledFailure' : status === 'loop' ? 'endlessLoop' : 'deadEnd';
      if (status === 'finished' || (status === 'resting' && !hopeless.has(situation))) return [];
      const top = this.#top(situation);
      const key = `${code} ${top?.state}`;
      if (!top || seen.has(key)) return [];
      seen.add(key);
      const name = top.state.slice(top.state.indexOf('.') + 1);
      const move = situation.arrivals[0].from?.move;
      const what =
        code === 'endlessLoop'
          ? `the flow runs in circles after '${name}'`
          : code === 'deadEnd'
            ? `nothing is on screen in '${name}', and no way leads to a screen`
            : `${move?.kind === 'fail' ? `'${move.effect}' fails with ${move.code}` : 'something fails'} in '${name}', and nothing follows from it`;
      const shows: Shown[] =
        code === 'endlessLoop'
          ? [{ loop: true }]
          : code === 'deadEnd'
            ? [{ state: top.state }, { nothing: true }]
            : [{ error: move?.kind === 'fail' ? move.code : '' }];
      return [findingAt(code, statePlace(top.written, top.state), what, this.#witness(situation, shows))];
    });
  }

  /** Situations that rest without a screen and cannot reach one. */
  #hopeless(): ReadonlySet<Situation> {
    const { situations } = this.#explorer;
    const good = new Set(
      situations.flatMap(({ position, key }) => (position.walk || position.status === 'finished' ? [key] : [])),
    );
    for (let before = -1; before !== good.size;) {
      before = good.size;
      for (const { key, next } of situations) if ([...next].some((one) => good.has(one))) good.add(key);
    }
    return new Set(situations.filter(({ key }) => !good.has(key)));
  }

  #unreached(): readonly Finding[] {
    if (!this.#explorer.complete) return [];
    const isStoppable = this.#explorer.model.definition.stops.length > 0;
    return machinesIn(this.#machine).flatMap((machine) => {
      const written = this.#composition.written.find(({ set }) => set.flow === machine.id);
      if (!written) return [];
      const unreached = stateNodes(machine).filter(({ id }) => !this.#explorer.entered.has(id));
      const open = isStoppable ? none : statesAfterStops(machine, written.set, new Set(unreached.map(({ id }) => id)));
      return unreached
        .filter(({ id }) => !open.has(id))
        .map(({ id, key }) =>
          findingAt(
            'unreachableState',
            statePlace(written, id),
            `state '${key}' is never entered in ${nameOf(this.#composition)}`,
          ),
        );
    });
  }

  /**
   * For each invariant, the first situation that violates it, in its state or on the way through, with the stores that
   * do so.
   */
  #breaks(): ReadonlyMap<Invariant, Break> {
    const { stores, situations } = this.#explorer;
    const open = this.#composition.written.flatMap(({ set }) =>
      (set.invariants ?? [])
        .filter((one) => !this.#proven.has(one))
        .map((invariant) => ({
          invariant,
          state: this.#stateOf(set.flow, invariant),
          kept: this.#keeping(set.flow, invariant),
        })),
    );
    const breaks = new Map<Invariant, Break>();
    const look = (situation: Situation, states: readonly string[]) => {
      for (const { invariant, state, kept } of open) {
        if (breaks.has(invariant) || !states.includes(state)) continue;
        const broken = stores.without(situation.stores, kept);
        if (broken !== NO_STORE) breaks.set(invariant, { situation, broken });
      }
    };
    for (const situation of situations)
      look(
        situation,
        situation.position.frames.flatMap(({ machine, value }) => stateIds(machine, value)),
      );
    const wanted = new Map<string, StoreSet>();
    for (const { invariant, state, kept } of open)
      if (!breaks.has(invariant))
        wanted.set(state, stores.either(wanted.get(state) ?? NO_STORE, stores.without(ANY_STORE, kept)));
    if (wanted.size > 0) for (const { passed, situation } of this.#explorer.through(wanted)) look(situation, passed);
    return breaks;
  }

  /** The state that an invariant is about. A set without a machine means a state of the whole flow's machine. */
  #stateOf(flow: string, { before }: Invariant): string {
    const own = machinesIn(this.#machine).some(({ id }) => id === flow) ? flow : this.#machine.id;
    return `${own}.${before}`;
  }

  /** The stores that keep an invariant. */
  #keeping(flow: string, invariant: Invariant): StoreSet {
    const named = this.#explorer.symbolic.conditions.whereNamed(flow, promiseOf(invariant));
    return invariant.always === undefined ? this.#explorer.stores.without(ANY_STORE, named) : named;
  }

  #broken(): readonly Finding[] {
    const breaks = this.#breaks();
    return this.#composition.written.flatMap(({ set, source }) =>
      (set.invariants ?? []).flatMap((invariant, at) => {
        const { before, always, never, accepted } = invariant;
        const found = breaks.get(invariant);
        if (found) {
          const shows: Shown[] = [
            { state: this.#stateOf(set.flow, invariant) },
            { condition: promiseOf(invariant), flow: set.flow, holds: always === undefined },
          ];
          const finding = findingAt(
            'brokenInvariant',
            source.place(`/invariants/${at}`),
            `'${before}' is reached ${always === undefined ? `with '${never}'` : `without '${always}'`}`,
            this.#witness(found.situation, shows, found.broken),
          );
          return [
            accepted === undefined ? finding : { ...finding, severity: 'acknowledged' as const, reason: accepted },
          ];
        }
        return accepted === undefined
          ? []
          : [
              findingAt(
                'staleAcknowledgement',
                source.place(`/invariants/${at}/accepted`),
                `no path breaks '${promiseOf(invariant)}' before '${before}'`,
              ),
            ];
      }),
    );
  }
}
