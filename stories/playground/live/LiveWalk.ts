import { createActor, type AnyActorRef, type Snapshot } from 'xstate';
import type { Answer } from '#schemas/flow/answer.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { explainSection } from '#engine/authoring/conditions/explain.ts';
import { WALK_DAY } from '#engine/authoring/answers/fieldSamples.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { ENTRY } from '#engine/flow/FlowContext.ts';
import { walkOf } from '#renderers/flow/state/useWalk.ts';
import type { Witness, WitnessEvent } from '#engine/authoring/finding/Witness.ts';
import { nameOf } from '#engine/authoring/read/Composition.ts';
import type { Edit } from '../Edit.ts';
import { asLoaded, runnable, type Runs } from '../editedFlows.ts';
import { activeStates } from './activeStates.ts';
import { carryOver } from './carryOver.ts';
import { declaredFacts } from './declaredFacts.ts';
import { eventInWords } from './eventInWords.ts';
import { LiveEffects } from './LiveEffects.ts';
import type { Beginning, WalkCommand } from './WalkMessage.ts';
import type { WalkEvent, WalkReport } from './WalkReport.ts';

interface Running extends Runs {
  readonly answers: Answers;
  readonly effects: LiveEffects;
  readonly actor: AnyActorRef;
}

/** More transitions than this after a single action of the patient mean that the flow runs in circles. */
const MAX_MICROSTEPS = 400;

/** The number of latest events that are kept. */
const MAX_HAPPENED = 200;

/** Waits until pending promises have settled and the actors have received their results. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

const today = () => WALK_DAY;

const savedAnswers = (saved: Beginning['saved']) =>
  new Map(Object.entries(saved).map(([id, answer]) => [id, { answer, revision: 1 }]));

const heldAnswers = (answers: Answers) =>
  answers.definition.steps.flatMap(({ index, step }) => {
    const answer = answers.answer(index);
    return answer ? [{ step: step.id, answer, counts: answers.isRelevant(index) }] : [];
  });

const knownFacts = (answers: Answers) =>
  Object.fromEntries(
    Object.keys(declaredFacts(answers.definition.sets)).flatMap((ref) => {
      const value = answers.fact(ref);
      return value === undefined ? [] : [[ref, value]];
    }),
  );

/**
 * A flow that keeps running while its definition is edited: the real machines, with effects whose results follow their
 * contracts.
 */
export class LiveWalk {
  #running: Running | undefined;
  #refused: string | undefined;
  #beginning: Beginning = { facts: {}, saved: {} };
  #ask = false;
  #happened: readonly WalkEvent[] = [];
  #microsteps = 0;
  #turn = 0;
  #section: string | undefined;
  readonly #listeners = new Set<() => void>();
  #told = true;

  /**
   * Calls the listener once for all changes that happen together.
   *
   * @returns unsubscribes
   */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The actor of the running flow. */
  get actor(): AnyActorRef | undefined {
    return this.#running?.actor;
  }

  get flow(): string {
    return this.#running?.composition.flow ?? '';
  }

  take(command: WalkCommand): void {
    switch (command.type) {
      case 'define':
        return this.#define(command.edit, command.composition);
      case 'begin':
        return this.#begin(command.beginning);
      case 'replay':
        return void this.#replay(command.witness);
      case 'ask':
        this.#ask = command.ask;
        if (this.#running) this.#running.effects.ask = command.ask;
        return this.#changed();
      case 'end':
        this.#running?.effects.end(command.effect, command.ending);
        return;
      case 'go':
        this.#running?.actor.send({ type: 'GO', section: command.section, step: command.step });
    }
  }

  report(): WalkReport {
    const running = this.#running;
    const walk = running && walkOf(running.actor)?.getSnapshot();
    if (walk?.status === 'active') this.#section = walk.context.section;
    const section = this.#section;
    const isThere = section !== undefined && running?.definition.sections.has(section);
    return {
      step: walk?.status === 'active' ? stepOf(walk.context)?.step.id : undefined,
      section,
      states: running ? activeStates(running.actor) : [],
      status: running?.actor.getSnapshot().status ?? 'stopped',
      facts: running ? knownFacts(running.answers) : {},
      answers: running ? heldAnswers(running.answers) : [],
      trace: running && isThere ? explainSection(running.answers, section) : [],
      happened: this.#happened,
      waiting: running?.effects.waiting ?? [],
      refused: this.#refused,
    };
  }

  #define(edit: Edit, name: string): void {
    const next = runnable(edit, name);
    this.#refused = 'refused' in next ? next.refused : undefined;
    if ('composition' in next) return this.#goOn(next);
    const isThere = this.#running && nameOf(this.#running.composition) === name;
    const loaded = isThere ? next : runnable(asLoaded(edit), name);
    return 'composition' in loaded ? this.#goOn(loaded) : this.#changed();
  }

  #goOn(next: Runs): void {
    const before = this.#running;
    if (before?.composition.flow !== next.composition.flow) return this.#start(next, this.#beginning);
    const answers = new Answers(next.definition, {
      facts: knownFacts(before.answers),
      saved: savedAnswers(Object.fromEntries(heldAnswers(before.answers).map(({ step, answer }) => [step, answer]))),
      today,
    });
    this.#run(next, answers, carryOver(before.actor, answers));
  }

  #begin(beginning: Beginning): void {
    this.#beginning = beginning;
    if (this.#running) this.#start(this.#running, beginning);
  }

  #start(runs: Runs, { facts, saved, section }: Beginning): void {
    this.#happened = [];
    this.#section = undefined;
    const entry = section === undefined ? {} : { [ENTRY]: section };
    this.#run(runs, new Answers(runs.definition, { facts: { ...facts, ...entry }, saved: savedAnswers(saved), today }));
  }

  #run({ composition, definition }: Runs, answers: Answers, snapshot?: Snapshot<unknown>): void {
    this.#turn += 1;
    this.#running?.actor.stop();
    this.#running = undefined;
    const { machine } = composition;
    if (!machine) return this.#changed();
    const effects = new LiveEffects(definition.sets, (text) => this.#note(text));
    effects.ask = this.#ask;
    const actor: AnyActorRef = createActor(effects.provide(machine), {
      input: { answers, enter: 'gap' },
      ...(snapshot && { snapshot }),
      inspect: (inspected) => {
        if (inspected.type === '@xstate.event') this.#hear(actor, inspected.event);
        if (inspected.type === '@xstate.microstep' && (this.#microsteps += 1) > MAX_MICROSTEPS)
          throw new Error('the flow runs in circles');
        this.#changed();
      },
    });
    actor.subscribe({
      error: (error) => this.#note(`the flow has failed: ${error instanceof Error ? error.message : String(error)}`),
    });
    this.#running = { composition, definition, answers, effects, actor };
    this.#microsteps = 0;
    actor.start();
    this.#changed();
  }

  #hear(actor: AnyActorRef, event: { readonly type: string }): void {
    const context = walkOf(actor)?.getSnapshot().context;
    const words = eventInWords(event, context && stepOf(context)?.step.id);
    if (words === undefined) return;
    this.#microsteps = 0;
    this.#note(words);
  }

  /** Follows a witness; stops at the first event that does not fit the flow. */
  async #replay({ facts, saved, events }: Witness): Promise<void> {
    if (!this.#running) return;
    this.#start(this.#running, { facts, saved });
    const turn = this.#turn;
    const { effects } = this.#running;
    effects.ask = true;
    await settled();
    for (const event of events) {
      if (turn !== this.#turn) return;
      if (!this.#follow(event)) {
        this.#note('the walk of this finding no longer matches the flow: check again');
        break;
      }
      await settled();
      effects.end('saveAnswer', 'saveFails' in event ? { fails: event.saveFails } : { learns: {} });
      await settled();
    }
    effects.ask = this.#ask;
    this.#changed();
  }

  #follow(event: WitnessEvent): boolean {
    const running = this.#running;
    if (!running) return false;
    if ('effect' in event) return running.effects.end(event.effect, event);
    if ('event' in event) {
      running.actor.send(event.event);
      return true;
    }
    const walk = walkOf(running.actor);
    const snapshot = walk?.getSnapshot();
    if (!walk || !snapshot || stepOf(snapshot.context)?.step.id !== event.step) return false;
    if ('back' in event) walk.send({ type: 'BACK' });
    else walk.send(snapshot.matches('conflict') ? { type: 'KEEP_MINE' } : submitted(event.answer));
    return true;
  }

  #note(text: string): void {
    const at = (this.#happened.at(-1)?.at ?? 0) + 1;
    this.#happened = [...this.#happened, { at, text }].slice(-MAX_HAPPENED);
    this.#changed();
  }

  #changed(): void {
    if (!this.#told) return;
    this.#told = false;
    queueMicrotask(() => {
      this.#told = true;
      for (const listener of this.#listeners) listener();
    });
  }
}

const submitted = (answer: Answer) => ({ type: 'SUBMIT' as const, answer });
