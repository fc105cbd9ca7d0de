import type { AnyStateMachine } from 'xstate';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import { EffectError } from '#engine/EffectError.ts';
import type { Facts } from '#engine/facts.ts';
import { ENTRY, type GoEvent } from '#engine/flowActions.ts';
import { answerSamples } from './answerSamples.ts';
import { coverBox } from './coverBox.ts';
import { doneEvent, errorEvent, FlowRunner } from './FlowRunner.ts';
import { isInitial, joinOutcomes } from './joinOutcomes.ts';
import { LazyAnswers, type Box } from './LazyAnswers.ts';
import { liveness, type Liveness } from './liveness.ts';
import type { Model, Variable } from './Model.ts';
import type { Position } from './Position.ts';
import { SectionWalks, type WalkStep } from './SectionWalks.ts';
import { placeKey, type Move, type Outcome, type Situation, type Standing } from './Situation.ts';
import { trackedFields, type Stop } from './stops.ts';
import { tracked } from './tracked.ts';

/** Beyond so many situations an exploration gives up and claims nothing about what it has not seen. */
const MAX_SITUATIONS = 40_000;

/**
 * Explores a flow: its machine and its steps together, for everything that may be known at its start, every answer and
 * every result and failure of an effect, as far as conditions can tell them apart.
 */
export class Explorer {
  readonly model: Model;
  readonly tracked: ReadonlySet<Variable>;
  readonly situations: Situation[] = [];
  /** One example of every way through states that decide, by the states entered; situations that add nothing included. */
  readonly ways = new Map<string, Situation>();
  /** Every failure that may happen, and where. */
  readonly failures: { readonly situation: Situation; readonly effect: string; readonly code: string }[] = [];
  /** Every state that was entered, by id. */
  readonly entered = new Set<string>();
  readonly #runner: FlowRunner<Standing>;
  readonly #live: Liveness;
  readonly #walks: SectionWalks;
  readonly #seen = new Map<string, Box[]>();
  /** Whether everything was explored. */
  complete = true;

  constructor(model: Model, machine: AnyStateMachine) {
    this.model = model;
    this.tracked = tracked(model, machine);
    this.#live = liveness(model, machine);
    this.#walks = new SectionWalks(model, this.tracked);
    this.#runner = new FlowRunner<Standing>(machine, { enter: (input) => this.#walks.enter(input) });
    this.#explore();
  }

  /** Runs something on every store of a box that it can tell apart. */
  forEach<Result>(
    box: Box,
    start: Box,
    act: (answers: LazyAnswers) => Result,
  ): readonly { readonly result: Result; readonly box: Box; readonly start: Box }[] {
    const results: { result: Result; box: Box; start: Box }[] = [];
    const open: Box[] = [box];
    for (let next = open.pop(); next; next = open.pop()) {
      const answers = new LazyAnswers(this.model, this.tracked, next, start);
      try {
        const result = act(answers);
        results.push({ result, box: answers.box, start: answers.start });
      } catch (error) {
        const variable = answers.undecided;
        if (variable === undefined) throw error;
        const domain = next.get(variable) ?? this.model.domain(variable);
        for (const held of domain.toReversed())
          open.push(new Map([...next, [variable, this.model.single(variable, held)]]));
      }
    }
    return results;
  }

  #explore(): void {
    for (const outcome of this.#outcomes(new Map(), new Map(), (answers) => this.#runner.start(answers)))
      this.#add(outcome);
    for (const situation of this.situations) {
      if (this.situations.length > MAX_SITUATIONS) {
        this.complete = false;
        return;
      }
      this.#expand(situation);
    }
  }

  #outcomes(box: Box, start: Box, act: (answers: LazyAnswers) => Position<Standing>): readonly Outcome[] {
    const outcomes = this.forEach(box, start, act).map(({ result, ...rest }) => ({ position: result, ...rest }));
    return joinOutcomes(this.model, outcomes);
  }

  /** Forgets what nothing reads any more. What it was at the start is kept for the witness. */
  #forget({ position, box, start }: Outcome): Outcome {
    const ids = this.#runner.active(position).map(({ id }) => id);
    const ahead = (variable: Variable) => ids.some((id) => this.#live.ahead.get(id)?.has(variable));
    const anywhere = (variable: Variable) => ids.some((id) => this.#live.anywhere.get(id)?.has(variable));
    const kept = new Map(box);
    const first = new Map(start);
    for (const [variable, domain] of box) {
      if (ahead(variable) || (!isInitial(this.model, box, variable) && anywhere(variable))) continue;
      kept.delete(variable);
      if (!first.has(variable)) first.set(variable, domain);
    }
    return { position, box: kept, start: first };
  }

  #add(found: Outcome, from?: Situation['from']): void {
    const outcome = this.#forget(found);
    for (const state of found.position.entered) this.entered.add(state);
    const key = placeKey(outcome.position);
    if (from && from.move.kind !== 'event') from.situation.next.add(key);
    const situation: Situation = { ...outcome, ...(from && { from }), key, next: new Set() };
    const way = found.position.entered.join(' ');
    if (!this.ways.has(way)) this.ways.set(way, situation);
    if (this.#isNew(key, outcome.box)) this.situations.push(situation);
  }

  #follow(situation: Situation, move: Move, act: (answers: LazyAnswers) => Position<Standing>): void {
    for (const outcome of this.#outcomes(situation.box, situation.start, act)) this.#add(outcome, { situation, move });
  }

  #expand(situation: Situation): void {
    const { position } = situation;
    if (position.status !== 'resting') return;
    this.#expandWalk(situation);
    this.#expandEffects(situation);
    this.#expandEvents(situation);
  }

  #expandWalk(situation: Situation): void {
    const { walk } = situation.position;
    const standing = walk?.walk;
    const stop = standing && this.#walks.stops(standing.section)[standing.at];
    if (!standing || !stop) return;
    const { section } = standing;
    const goOn = (answers: LazyAnswers, step: WalkStep) => this.#goOn(situation.position, answers, step);
    if (!stop.terminal)
      for (const answer of this.#answers(situation, stop))
        this.#follow(situation, { kind: 'submit', section, stop, answer }, (answers) =>
          goOn(answers, this.#walks.submit(standing, answers, stop, answer)),
        );
    const leads = stop.step?.step.kind === 'notice' && stop.step.step.actions.some(({ does }) => does === 'back');
    if (!stop.terminal || leads)
      this.#follow(situation, { kind: 'back', section, stop }, (answers) =>
        goOn(answers, this.#walks.back(standing, answers)),
      );
  }

  #goOn(position: Position<Standing>, answers: LazyAnswers, step: WalkStep): Position<Standing> {
    if ('exit' in step) return this.#runner.endWalk(position, answers, step);
    return position.walk ? { ...position, walk: { ...position.walk, walk: step.walk }, entered: [] } : position;
  }

  #answers({ box, start }: Situation, { step }: Stop): readonly Answer[] {
    if (!step?.asks) return [{}];
    const given = this.forEach(box, start, (answers) => {
      const { fields } = step.seenBy(answers);
      const read = step.savesFacts ? trackedFields(fields, this.tracked) : this.model.readFields(step, fields);
      return answerSamples(read, (field) => this.model.mentionsOf(step, field));
    }).map(({ result }) => result);
    if (given.some(({ complete }) => !complete)) this.complete = false;
    const answers = given.flatMap((one) => one.answers).map((one) => this.model.intern(one) ?? {});
    return [...new Set(step.step.optional ? [...answers, this.model.intern({}) ?? {}] : answers)];
  }

  #expandEffects(situation: Situation): void {
    const { position, box, start } = situation;
    const frame = position.frames.length - 1;
    const flow = position.frames[frame]?.machine.id;
    const contracts = this.model.definition.sets.find((set) => set.flow === flow)?.effects ?? {};
    const answers = new LazyAnswers(this.model, this.tracked, box, start);
    for (const { id, name } of this.#runner.effects(position, answers)) {
      const { learns = {}, fails = [] } = contracts[name] ?? {};
      const send = (event: Parameters<FlowRunner<Standing>['send']>[3]) => (store: LazyAnswers) =>
        this.#runner.send(position, store, frame, event) ?? position;
      for (const facts of this.#results(Object.keys(learns)))
        this.#follow(situation, { kind: 'learn', effect: name, facts }, send(doneEvent(id, facts)));
      for (const code of fails) {
        const error = new EffectError({ code, message: code });
        this.failures.push({ situation, effect: name, code });
        this.#follow(situation, { kind: 'fail', effect: name, code }, send(errorEvent(id, error)));
      }
    }
  }

  #results(refs: readonly string[]): readonly Facts[] {
    return refs.reduce<readonly { readonly [ref: string]: Value }[]>(
      (all, ref) => all.flatMap((facts) => this.model.learnable(ref).map((value) => ({ ...facts, [ref]: value }))),
      [{}],
    );
  }

  #expandEvents(situation: Situation): void {
    const { position } = situation;
    for (const [frame, { machine, context }] of position.frames.entries()) {
      const nodes = this.#runner.active({ ...position, frames: position.frames.slice(frame, frame + 1) });
      const inner = new Set<string>(nodes.filter((node) => node !== machine.root).flatMap((node) => node.ownEvents));
      for (const type of new Set<string>([...machine.root.ownEvents, ...inner]))
        for (const event of this.#events(type)) {
          // What a GO leads to does not depend on where the flow was: it says itself where the next section is entered.
          const where = inner.has(type)
            ? placeKey(position)
            : JSON.stringify([machine.id, frame, type === 'GO' || context]);
          if (this.#isNew(`${JSON.stringify(event)} ${where}`, situation.box))
            for (const outcome of this.#sent(situation, frame, event))
              this.#add(outcome, { situation, move: { kind: 'event', event } });
        }
    }
  }

  /** Whether something was not yet done for all of a box; from now on it is. */
  #isNew(key: string, box: Box): boolean {
    const boxes = this.#seen.get(key) ?? [];
    if (coverBox(box, boxes, (variable) => this.model.domain(variable))) return false;
    this.#seen.set(key, [...boxes, box]);
    return true;
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

  #sent({ position, box, start }: Situation, frame: number, event: { readonly type: string }): readonly Outcome[] {
    return this.#outcomes(box, start, (answers) => this.#runner.send(position, answers, frame, event) ?? position);
  }
}
