import type { Answer } from '#schemas/flow/answer.ts';
import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { learnedFacts } from '#engine/definition/learnedFacts.ts';
import { explainStep } from '../conditions/explain.ts';
import { machinesIn, stateIds } from '../explore/machineParts.ts';
import { Model } from '../answers/Model.ts';
import { sectionsWalked } from '../explore/sectionsWalked.ts';
import { Simulation } from '../witness/Simulation.ts';
import { Decisions } from './decisions.ts';
import type { End, Happening, ReportedStep, Run } from './Run.ts';
import type { Script } from './Script.ts';
import type { Subject } from './Subject.ts';
import { Supply } from './Supply.ts';

type Result = { readonly learns: Facts } | { readonly fails: string; readonly learnsOnFailure?: Facts };
type Event = NonNullable<Script['events']>[number];

/** The event that goes one step back; it is sent to the walk, not to a machine. */
const BACK = 'BACK';

class ScriptRun {
  readonly #model: Model;
  readonly #simulation: Simulation;
  readonly #decisions: Decisions;
  readonly #walked: ReadonlyMap<string, readonly string[]>;
  readonly #answers: Supply<Answer>;
  readonly #effects: Supply<Result>;
  #events: readonly Event[];
  readonly #happenings: Happening[] = [];
  readonly #told = new Map<string, Happening['kind']>();
  readonly #seen = new Set<string>();

  constructor({ machine, definition, facts }: Subject, script: Script) {
    this.#model = new Model(definition);
    this.#simulation = new Simulation(machine, definition, { facts: { ...facts, ...script.facts }, saved: {} });
    this.#decisions = new Decisions(machine);
    this.#walked = new Map(machinesIn(machine).flatMap((one) => [...sectionsWalked(this.#model, one)]));
    this.#answers = new Supply<Answer>(script.answers ?? {});
    this.#effects = new Supply<Result>(script.effects ?? {});
    this.#events = script.events ?? [];
  }

  run(): Run {
    this.#arrive();
    for (;;) {
      const end = this.#turn();
      if (!end) continue;
      const { positions } = this.#model.definition;
      return {
        happenings: this.#happenings,
        end,
        notAsked: this.#answers.untaken.flatMap((id) => this.#report(positions.get(id) ?? -1)),
        notSent: this.#events.map(({ at }) => at),
      };
    }
  }

  /** Runs one event. Returns the end of the run when nothing can continue. */
  #turn(): End | undefined {
    const { position, step, effects } = this.#simulation;
    if (position.status === 'failed') {
      const { error } = position;
      return { kind: 'failed', error: error instanceof EffectError ? error.code : String(error) };
    }
    if (position.status === 'finished') return { kind: 'finished', state: this.#state() };
    if (position.status === 'loop' || this.#isAgain()) return { kind: 'circles', state: this.#state() };
    const [effect] = effects;
    const name = step?.step.id ?? effect;
    const event = this.#events.find(({ at }) => at === name);
    if (event) return this.#send(event, step);
    if (step) return this.#answer(step);
    return effect === undefined ? { kind: 'idle', state: this.#state() } : this.#endEffect(effect);
  }

  #state(): string {
    const active = this.#simulation.position.frames.flatMap(({ machine, value }) => stateIds(machine, value));
    return active.at(-1) ?? '';
  }

  /** Whether the whole state equals an earlier one, so that the run would repeat itself. */
  #isAgain(): boolean {
    const { position, step, effects, answers } = this.#simulation;
    const { steps, sets } = answers.definition;
    const facts = sets.flatMap((set) => [
      ...Object.keys(set.facts ?? {}),
      ...Object.values(set.effects ?? {})
        .flatMap(learnedFacts)
        .map(([ref]) => ref),
    ]);
    const now = JSON.stringify([
      position.frames.map(({ value }) => value),
      step?.index,
      effects,
      facts.map((ref) => answers.fact(ref) ?? null),
      steps.map(({ index }) => answers.answer(index) ?? null),
      [this.#answers.place, this.#effects.place, this.#events.length],
    ]);
    if (this.#seen.has(now)) return true;
    this.#seen.add(now);
    return false;
  }

  #send(event: Event, step: CompiledStep | undefined): undefined {
    this.#events = this.#events.filter((one) => one !== event);
    if (event.send.type === BACK && step) {
      this.#happenings.push(...this.#report(step.index).map((one) => ({ kind: 'back' as const, ...one })));
      this.#simulation.back();
    } else this.#happenings.push({ kind: 'sent', event: event.send, taken: this.#simulation.send(event.send) });
    this.#arrive();
  }

  #answer(step: CompiledStep): End | undefined {
    const { answers } = this.#simulation;
    const [reported] = this.#report(step.index);
    if (!reported) throw new RangeError(`'${step.step.id}' is no step of this definition`);
    if (step.isTerminal) return { kind: 'stays', ...reported };
    const given = step.asks ? this.#answers.take(step.step.id) : {};
    const answer = given ?? this.#known(step);
    if (!answer) return { kind: 'waits', ...reported, leftOut: this.#leftOut(step.index + 1, this.#endOf(step)) };
    const { fields } = step.seenBy(answers);
    const problems = checkAnswer(fields, answer, answers.today());
    if (!this.#simulation.submit(answer)) return { kind: 'refused', ...reported, answer, problems };
    const from = step.asks ? (given ? 'given' : 'known') : 'nothing';
    this.#told.set(step.step.id, 'shown');
    this.#happenings.push({ kind: 'shown', ...reported, from, answer });
    this.#arrive(step);
    return undefined;
  }

  /** The answer that facts already hold for a step, if it is complete. */
  #known(step: CompiledStep): Answer | undefined {
    const { answers } = this.#simulation;
    const held = answers.isAnswered(step) ? answers.answer(step.index) : undefined;
    if (!held) return undefined;
    const names = new Set(step.seenBy(answers).fields.map(({ name }) => name));
    return Object.fromEntries(Object.entries(held).filter(([name]) => names.has(name)));
  }

  #endEffect(effect: string): undefined {
    const result = this.#effects.take(effect);
    if (result && 'fails' in result) {
      const { fails: code, learnsOnFailure: learns = {} } = result;
      this.#happenings.push({ kind: 'fails', effect, code, learns });
      this.#simulation.fail(effect, code, learns);
    } else {
      const learns = result?.learns ?? this.#plainest(effect);
      this.#happenings.push({ kind: 'succeeds', effect, learns, given: result !== undefined });
      this.#simulation.learn(effect, learns);
    }
    this.#arrive();
  }

  /** Default facts for an effect whose result the script does not give; yes/no facts are yes. */
  #plainest(effect: string): Facts {
    const flow = this.#simulation.position.frames.at(-1)?.machine.id;
    const learns = this.#model.definition.sets.find((set) => set.flow === flow)?.effects?.[effect]?.learns ?? {};
    return Object.fromEntries(
      Object.keys(learns).flatMap((ref) => {
        const value = this.#model.learnable(ref).at(-1);
        return value === undefined ? [] : [[ref, value] as const];
      }),
    );
  }

  /** Reports the hidden steps and the decisions on the way to the current place. */
  #arrive(from?: CompiledStep): void {
    const { position, step, answers } = this.#simulation;
    const stays = position.entered.length === 0;
    if (from) {
      const to = stays && step && step.index > from.index ? step.index : this.#endOf(from);
      for (let index = from.index + 1; index < to; index += 1)
        if (!answers.isRelevant(index)) this.#tell('leftOut', index);
    }
    for (const [at, state] of position.entered.entries()) {
      const decision = this.#decisions.at(position.entered, at, answers);
      if (decision) this.#happenings.push({ kind: 'decided', ...decision });
      for (const section of this.#walked.get(state) ?? []) this.#enter(section, step);
    }
  }

  /** Reports a section that was entered: the steps before the one on screen, or all steps if the section was passed. */
  #enter(section: string, step: CompiledStep | undefined): void {
    const { answers } = this.#simulation;
    const { from, to } = answers.definition.sections.get(section) ?? { from: 0, to: 0 };
    this.#happenings.push({ kind: 'section', section });
    const end = section === step?.section ? step.index : to;
    for (let index = from; index < end; index += 1) this.#tell(answers.isRelevant(index) ? 'passed' : 'leftOut', index);
  }

  #endOf({ section }: CompiledStep): number {
    return this.#model.definition.sections.get(section)?.to ?? 0;
  }

  #report(index: number): readonly ReportedStep[] {
    const step = this.#model.definition.steps[index]?.step;
    return step ? [{ title: step.title, why: explainStep(this.#simulation.answers, index) }] : [];
  }

  #leftOut(from: number, to: number): readonly ReportedStep[] {
    const { answers } = this.#simulation;
    const indices = Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
    return indices.filter((index) => !answers.isRelevant(index)).flatMap((index) => this.#report(index));
  }

  /** Reports a hidden or passed step, but never twice in a row, and never a step that was shown. */
  #tell(kind: 'leftOut' | 'passed', index: number): void {
    for (const reported of this.#report(index)) {
      const before = this.#told.get(reported.why.step);
      if (before === kind || (before === 'shown' && kind === 'passed')) continue;
      this.#told.set(reported.why.step, kind);
      this.#happenings.push({ kind, ...reported });
    }
  }
}

/** Runs a flow by a script until it ends or the script does not say how to continue. */
export const runScript = (subject: Subject, script: Script): Run => new ScriptRun(subject, script).run();
