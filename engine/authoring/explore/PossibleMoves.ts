import type { Answer } from '#schemas/flow/answer.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { ENTRY } from '#engine/flow/FlowContext.ts';
import type { GoEvent } from '#engine/flow/flowActions.ts';
import { answerSamples } from '../answers/answerSamples.ts';
import { doneEvent, errorEvent, type FlowRunner } from './FlowRunner.ts';
import { Branch } from './Branch.ts';
import type { SymbolicExecution } from './SymbolicExecution.ts';
import { LazyAnswers } from './LazyAnswers.ts';
import type { Position } from './Position.ts';
import type { SectionWalks, WalkStep } from './SectionWalks.ts';
import { placeKey, type Case, type Move, type Standing } from './Situation.ts';
import { trackedFields, type Stop } from './stops.ts';
import { ANY_STORE, NO_STORE, type StoreSet } from '../conditions/StoreSets.ts';

type Act = (answers: LazyAnswers) => Position<Standing>;

/**
 * A possible move at a place: for which stores it is possible, and its outcomes. Moves with equal `once` have equal
 * outcomes, even at different places.
 */
interface PossibleMove {
  readonly move: Move;
  readonly stores: StoreSet;
  readonly once?: string;
  readonly cases: () => readonly Case[];
}

/** All possible moves of a flow: its start, and at each place every answer, result, failure and event. */
export class PossibleMoves {
  /** The outcomes of starting the flow. */
  readonly start: readonly Case[];
  readonly #symbolic: SymbolicExecution;
  readonly #walks: SectionWalks;
  readonly #runner: FlowRunner<Standing>;
  readonly #known = new Map<string, readonly PossibleMove[]>();
  readonly #shared = new Map<string, readonly Case[]>();
  #complete = true;

  constructor(symbolic: SymbolicExecution, walks: SectionWalks, runner: FlowRunner<Standing>) {
    this.#symbolic = symbolic;
    this.#walks = walks;
    this.#runner = runner;
    this.start = this.#casesOf((answers) => runner.start(answers));
  }

  /** Whether the sample answers represent every answer. */
  get complete(): boolean {
    return this.#complete;
  }

  /** The possible moves at a place; none when the flow does not rest there. */
  at(position: Position<Standing>, key: string): readonly PossibleMove[] {
    if (position.status !== 'resting') return [];
    const known = this.#known.get(key);
    if (known) return known;
    const made = [...this.#walkChances(position), ...this.#effectChances(position), ...this.#eventChances(position)];
    this.#known.set(key, made);
    return made;
  }

  #casesOf(act: Act): readonly Case[] {
    const cases = new Map<string, Case>();
    for (const { result: position, stores, writes } of this.#symbolic.forEach(act)) {
      const key = placeKey(position);
      const same = JSON.stringify([key, position.entered, [...writes].sort(([a], [b]) => (a < b ? -1 : 1))]);
      const known = cases.get(same);
      const all = known ? this.#symbolic.sets.either(known.stores, stores) : stores;
      cases.set(same, { stores: all, writes, position, key });
    }
    return [...cases.values()];
  }

  #chance(move: Move, act: Act, stores = ANY_STORE): PossibleMove {
    let known: readonly Case[] | undefined;
    return { move, stores, cases: () => (known ??= this.#casesOf(act)) };
  }

  #walkChances(position: Position<Standing>): readonly PossibleMove[] {
    const standing = position.walk?.walk;
    const stop = standing && this.#walks.stops(standing.section)[standing.at];
    if (!standing || !stop) return [];
    const { section } = standing;
    const goOn = (answers: LazyAnswers, step: WalkStep) => this.#goOn(position, answers, step);
    const leadsBack = stop.step?.kind.leads?.(stop.step.step).back === true;
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
      ...(!stop.terminal || leadsBack ? [back] : []),
    ];
  }

  #goOn(position: Position<Standing>, answers: LazyAnswers, step: WalkStep): Position<Standing> {
    if ('exit' in step) return this.#runner.endWalk(position, answers, step);
    return position.walk ? { ...position, walk: { ...position.walk, walk: step.walk }, entered: [] } : position;
  }

  /** The sample answers to a stop, each with the stores for which the step asks for it. */
  #answers({ step }: Stop): readonly { readonly answer: Answer; readonly stores: StoreSet }[] {
    if (!step?.asks) return [{ answer: {}, stores: ANY_STORE }];
    const given = new Map<Answer, StoreSet>();
    const samples = this.#symbolic.forEach((answers) => {
      const { fields } = step.seenBy(answers);
      const read = step.savesFacts
        ? trackedFields(fields, this.#symbolic.tracked)
        : this.#symbolic.model.readFields(step, fields);
      return answerSamples(read, (field) => this.#symbolic.model.mentionsOf(step, field));
    });
    for (const { result, stores } of samples) {
      if (!result.complete) this.#complete = false;
      for (const one of step.step.optional ? [...result.answers, {}] : result.answers) {
        const answer = this.#symbolic.model.intern(one) ?? {};
        given.set(answer, this.#symbolic.sets.either(given.get(answer) ?? NO_STORE, stores));
      }
    }
    return [...given].map(([answer, stores]) => ({ answer, stores }));
  }

  #effectChances(position: Position<Standing>): readonly PossibleMove[] {
    const frame = position.frames.length - 1;
    const flow = position.frames[frame]?.machine.id;
    const contracts = this.#symbolic.model.definition.sets.find((set) => set.flow === flow)?.effects ?? {};
    const running = this.#runner.effects(position, new LazyAnswers(this.#symbolic, new Branch(ANY_STORE)));
    return running.flatMap(({ id, name }) => {
      const { learns = {}, fails = [], learnsOnFailure = {} } = contracts[name] ?? {};
      const send = (event: Parameters<FlowRunner<Standing>['send']>[3]) => (answers: LazyAnswers) =>
        this.#runner.send(position, answers, frame, event) ?? position;
      return [
        ...this.#results(learns).map((facts) =>
          this.#chance({ kind: 'learn', effect: name, facts }, send(doneEvent(id, facts))),
        ),
        ...fails.flatMap((code) =>
          this.#results(learnsOnFailure).map((facts) =>
            this.#chance(
              { kind: 'fail', effect: name, code, facts },
              send(errorEvent(id, new EffectError({ code, message: code, learns: facts }))),
            ),
          ),
        ),
      ];
    });
  }

  /**
   * The possible results of an effect: for a tracked fact, each value in its contract, null, or no value at all; for an
   * untracked fact, one value.
   */
  #results(types: { readonly [ref: string]: FactType }): readonly Facts[] {
    return Object.entries(types).reduce<readonly Facts[]>(
      (all, [ref, type]) => {
        const values = this.#symbolic.model.learnable(ref, type);
        const taught = this.#symbolic.tracked.has(`fact:${ref}`) ? [...values, null] : values.slice(0, 1);
        const told = all.flatMap((facts) => taught.map((value) => ({ ...facts, [ref]: value })));
        return this.#symbolic.tracked.has(`fact:${ref}`) || told.length === 0 ? [...told, ...all] : told;
      },
      [{}],
    );
  }

  #eventChances(position: Position<Standing>): readonly PossibleMove[] {
    return [...position.frames.entries()].flatMap(([frame, { machine, context }]) => {
      const nodes = this.#runner.active({ ...position, frames: position.frames.slice(frame, frame + 1) });
      const inner = new Set<string>(nodes.filter((node) => node !== machine.root).flatMap((node) => node.ownEvents));
      return [...new Set<string>([...machine.root.ownEvents, ...inner])].flatMap((type) => {
        // The portal sends GO to the root flow only.
        if (type === 'GO' && frame > 0) return [];
        // The outcome of a GO event does not depend on the place in the machine: the event itself says where to enter
        // the next section.
        const where = inner.has(type)
          ? placeKey(position)
          : JSON.stringify([machine.id, frame, type === 'GO' || { ...context, learned: null, problem: null }]);
        return this.#events(type).map((event): PossibleMove => {
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

  /** The possible events of a type. GO events open each section and each step. */
  #events(type: string): readonly (GoEvent | { readonly type: string })[] {
    if (type.startsWith('xstate.') || type === '*') return [];
    if (type !== 'GO') return [{ type }];
    const { steps } = this.#symbolic.model.definition;
    return this.#symbolic.model.learnable(ENTRY).flatMap((section) => {
      if (typeof section !== 'string') return [];
      const ids = this.#walks.stops(section).flatMap(({ from }) => steps[from]?.step.id ?? []);
      return [
        { type: 'GO', section } as const,
        ...ids.slice(1).map((step) => ({ type: 'GO', section, step }) as const),
      ];
    });
  }
}
