import type { AnyStateMachine } from 'xstate';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import { EffectError } from '#engine/EffectError.ts';
import type { Facts } from '#engine/facts.ts';
import { ENTRY, type GoEvent } from '#engine/flowActions.ts';
import type { WalkInput } from '#engine/walkMachine.ts';
import { answerSamples } from './answerSamples.ts';
import { coverBox } from './coverBox.ts';
import { doneEvent, errorEvent, FlowRunner } from './FlowRunner.ts';
import { LazyAnswers, type Box } from './LazyAnswers.ts';
import { liveness, type Liveness } from './liveness.ts';
import type { Model, Variable } from './Model.ts';
import type { Position } from './Position.ts';
import { entryStop, nextStop, previousStop, stopsOf, trackedFields, type Stop } from './stops.ts';
import { tracked } from './tracked.ts';

/** Where an exploration stands inside a section. `whole` while it was entered at its beginning. */
export interface Standing {
  readonly section: string;
  readonly at: number;
  readonly whole: boolean;
}

/** One thing that leads from one explored situation to another. */
export type Move =
  | { readonly kind: 'submit'; readonly section: string; readonly stop: Stop; readonly answer: Answer }
  | { readonly kind: 'back'; readonly section: string; readonly stop: Stop }
  | { readonly kind: 'learn'; readonly effect: string; readonly facts: Facts }
  | { readonly kind: 'fail'; readonly effect: string; readonly code: string }
  | { readonly kind: 'event'; readonly event: GoEvent | { readonly type: string } };

/** A situation: where the flow is, for every store in the box. */
export interface Situation {
  readonly position: Position<Standing>;
  readonly box: Box;
  readonly start: Box;
  readonly from?: { readonly situation: Situation; readonly move: Move };
  /** Names the place without what is held there. */
  readonly key: string;
  /** Keys of what follows by itself or by what the patient does on screen. */
  readonly next: Set<string>;
}

interface Outcome {
  readonly position: Position<Standing>;
  readonly box: Box;
  readonly start: Box;
}

/** Beyond so many situations an exploration gives up and claims nothing about what it has not seen. */
const MAX_SITUATIONS = 40_000;

const keyOf = ({ frames, walk, ended, status }: Position<Standing>): string =>
  JSON.stringify([
    frames.map(({ machine, value, context: { learned: _, problem: __, ...context } }) => [machine.id, value, context]),
    walk,
    [...ended].sort(),
    status,
  ]);

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
  readonly #stops = new Map<string, readonly Stop[]>();
  readonly #seen = new Map<string, Box[]>();
  /** Whether everything was explored. */
  complete = true;

  constructor(model: Model, machine: AnyStateMachine) {
    this.model = model;
    this.tracked = tracked(model, machine);
    this.#live = liveness(model, machine);
    this.#runner = new FlowRunner<Standing>(machine, { enter: (input) => this.#enter(input) });
    this.#explore();
  }

  /** The stops of a section. */
  stops(section: string): readonly Stop[] {
    const known = this.#stops.get(section);
    if (known) return known;
    const made = stopsOf(this.model, this.tracked, section);
    this.#stops.set(section, made);
    return made;
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
        for (const held of domain.toReversed()) open.push(new Map([...next, [variable, this.model.single(variable, held)]]));
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
    return this.#joined(outcomes);
  }

  /** Joins outcomes that differ in what one variable held, and in nothing that followed from it. */
  #joined(outcomes: readonly Outcome[]): readonly Outcome[] {
    const kept: { key: string; outcome: Outcome }[] = [];
    for (const outcome of outcomes) {
      const key = keyOf(outcome.position);
      let joined = outcome;
      for (let at = 0; at < kept.length; at += 1) {
        const other = kept[at];
        if (!other || other.key !== key || !this.#sameBox(other.outcome.start, joined.start)) continue;
        const variable = this.#onlyDifference(other.outcome.box, joined.box);
        if (variable === undefined) continue;
        const union = this.model
          .domain(variable)
          .filter((held) => [other.outcome.box, joined.box].some((one) => this.#domain(one, variable).includes(held)));
        joined = { ...joined, box: new Map([...joined.box, [variable, union]]) };
        kept.splice(at, 1);
        at = -1;
      }
      kept.push({ key, outcome: joined });
    }
    return kept.map(({ outcome }) => outcome);
  }

  #domain(box: Box, variable: Variable) {
    return box.get(variable) ?? this.model.domain(variable);
  }

  #within(inner: Box, outer: Box, variable: Variable): boolean {
    const wide = this.#domain(outer, variable);
    const own = this.#domain(inner, variable);
    return own === wide || own.every((held) => wide.includes(held));
  }

  #sameBox(a: Box, b: Box): boolean {
    return [...a.keys()].every((one) => b.has(one) && this.#within(a, b, one) && this.#within(b, a, one));
  }

  #onlyDifference(a: Box, b: Box): Variable | undefined {
    const differing = [...new Set([...a.keys(), ...b.keys()])].filter(
      (one) => !(this.#within(a, b, one) && this.#within(b, a, one)),
    );
    const [only] = differing;
    return differing.length === 1 && only !== undefined && this.#initial(a, only) && this.#initial(b, only)
      ? only
      : undefined;
  }

  #initial(box: Box, variable: Variable): boolean {
    return this.#domain(box, variable).every((held) => this.model.domain(variable).includes(held));
  }

  /** Forgets what nothing reads any more. What it was at the start is kept for the witness. */
  #forget({ position, box, start }: Outcome): Outcome {
    const ids = this.#runner.active(position).map(({ id }) => id);
    const ahead = (variable: Variable) => ids.some((id) => this.#live.ahead.get(id)?.has(variable));
    const anywhere = (variable: Variable) => ids.some((id) => this.#live.anywhere.get(id)?.has(variable));
    const kept = new Map(box);
    const first = new Map(start);
    for (const [variable, domain] of box) {
      if (ahead(variable) || (!this.#initial(box, variable) && anywhere(variable))) continue;
      kept.delete(variable);
      if (!first.has(variable)) first.set(variable, domain);
    }
    return { position, box: kept, start: first };
  }

  #add(found: Outcome, from?: Situation['from']): void {
    const outcome = this.#forget(found);
    for (const state of found.position.entered) this.entered.add(state);
    const key = keyOf(outcome.position);
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
    const stop = walk && this.stops(walk.walk.section)[walk.walk.at];
    if (!walk || !stop) return;
    const { section } = walk.walk;
    if (!stop.terminal)
      for (const answer of this.#answers(situation, stop))
        this.#follow(situation, { kind: 'submit', section, stop, answer }, (answers) =>
          this.#submit(situation.position, answers, stop, answer),
        );
    const leads = stop.step?.step.kind === 'notice' && stop.step.step.actions.some(({ does }) => does === 'back');
    if (!stop.terminal || leads)
      this.#follow(situation, { kind: 'back', section, stop }, (answers) => this.#back(situation.position, answers));
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

  #submit(position: Position<Standing>, answers: LazyAnswers, stop: Stop, answer: Answer): Position<Standing> {
    const standing = position.walk?.walk;
    if (!standing) return position;
    if (stop.step?.asks) answers.accept(stop.step.index, answer);
    const stops = this.stops(standing.section);
    const at = nextStop(answers, stops, standing.at + 1);
    if (at < stops.length) return this.#standAt(position, { ...standing, at });
    if (standing.whole && stops.some(({ step, asks }) => !step && asks)) answers.fill(standing.section);
    return this.#runner.endWalk(position, answers, { exit: 'forward' });
  }

  #back(position: Position<Standing>, answers: LazyAnswers): Position<Standing> {
    const standing = position.walk?.walk;
    if (!standing) return position;
    const at = previousStop(answers, this.stops(standing.section), standing.at - 1);
    if (at >= 0) return this.#standAt(position, { ...standing, at, whole: standing.whole || at === 0 });
    return this.#runner.endWalk(position, answers, { exit: 'back' });
  }

  #standAt(position: Position<Standing>, walk: Standing): Position<Standing> {
    return position.walk ? { ...position, walk: { ...position.walk, walk }, entered: [] } : position;
  }

  #enter({ answers, section, enter }: WalkInput): { readonly walk: Standing } | { readonly exit: 'forward' } {
    const stops = this.stops(section);
    if (!(answers instanceof LazyAnswers)) throw new TypeError('an exploration runs on lazy answers');
    const at = entryStop(answers, this.tracked, stops, section, enter);
    return at < stops.length ? { walk: { section, at, whole: at === 0 } } : { exit: 'forward' };
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
          const where = inner.has(type) ? keyOf(position) : JSON.stringify([machine.id, frame, type === 'GO' || context]);
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

  #events(type: string): readonly (GoEvent | { readonly type: string })[] {
    if (type.startsWith('xstate.') || type === '*') return [];
    if (type !== 'GO') return [{ type }];
    return this.model.learnable(ENTRY).flatMap((section) =>
      typeof section === 'string' ? [{ type: 'GO', section } as const] : [],
    );
  }

  #sent({ position, box, start }: Situation, frame: number, event: { readonly type: string }): readonly Outcome[] {
    return this.#outcomes(box, start, (answers) => this.#runner.send(position, answers, frame, event) ?? position);
  }
}
