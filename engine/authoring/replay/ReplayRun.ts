import { createActor, type AnyActorRef, type AnyStateMachine } from 'xstate';
import type { Answer } from '#schemas/flow/answer.ts';
import { Answers } from '#engine/answers/Answers.ts';
import type { Definition } from '#engine/definition/compile.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import { stepOf, type WalkContext } from '#engine/walk/WalkContext.ts';
import { WALK } from '#engine/flow/walks.ts';
import { WALK_DAY } from '../answers/fieldSamples.ts';
import { isMachine, isWalk, stateIds } from '../explore/machineParts.ts';
import { Recorder } from '../witness/Recorder.ts';
import { ScriptedEffects } from './ScriptedEffects.ts';
import type { Witness, WitnessEvent } from '../finding/Witness.ts';

/** The result of a replay. */
export interface Replayed {
  readonly answers: Answers;
  /** The goals reached on the way, see Recorder. */
  readonly goals: ReadonlySet<string>;
  /** The states active at the end, including those of invoked machines. */
  readonly states: readonly string[];
  /** The step on screen at the end. */
  readonly step: string | undefined;
  /** Codes of unhandled failures. */
  readonly errors: readonly string[];
  /** Whether the flow ran in a loop and was stopped. */
  readonly looped: boolean;
}

/** The number of transitions without rest that counts as a loop. */
const MAX_MICROSTEPS = 400;

/** Waits until all pending promises are settled and their actors are notified. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

const isWalkContext = (context: unknown): context is WalkContext =>
  typeof context === 'object' && context !== null && 'section' in context && 'index' in context && 'held' in context;

/**
 * Replays a witness with real actors: the flow's machines, its walks and an answer store. After `start` it takes one
 * event at a time, so that each intermediate state can be inspected.
 */
export class ReplayRun {
  readonly answers: Answers;
  readonly actor: AnyActorRef;
  readonly #recorder = new Recorder();
  readonly #effects = new ScriptedEffects(this.#recorder);
  readonly #errors: string[] = [];
  #microsteps = 0;
  #looped = false;

  constructor(machine: AnyStateMachine, definition: Definition, { facts, saved }: Pick<Witness, 'facts' | 'saved'>) {
    this.answers = new Answers(this.#recorder.watching(definition), {
      facts,
      saved: new Map(Object.entries(saved).map(([id, answer]) => [id, { answer, revision: 1 }])),
      today: () => WALK_DAY,
    });
    this.actor = createActor(this.#effects.provide(machine), {
      input: { answers: this.answers },
      inspect: (event) => {
        if (event.type === '@xstate.actor') this.#began(event.actorRef);
        if (event.type !== '@xstate.microstep') return;
        this.#microsteps += 1;
        const { snapshot } = event;
        if ('value' in snapshot && 'machine' in snapshot && isMachine(snapshot.machine) && !isWalk(snapshot.machine))
          this.#recorder.entered(stateIds(snapshot.machine, Object(snapshot).value));
        if (this.#microsteps > MAX_MICROSTEPS) {
          this.#looped = true;
          throw new Error('the flow runs in circles');
        }
      },
    });
    this.actor.subscribe({
      error: (error) => this.#errors.push(error instanceof EffectError ? error.code : String(error)),
    });
  }

  /** The step on screen; undefined while an effect runs, and at the end. */
  get step(): string | undefined {
    const context = this.#walk();
    return context && stepOf(context)?.step.id;
  }

  /** Starts the flow and waits until it rests. */
  async start(): Promise<void> {
    this.actor.start();
    await this.#rest();
  }

  /**
   * Sends an event and waits until the flow rests again.
   *
   * @throws Error when the event answers a step that is not on screen, or ends an effect that does not run
   */
  async take(event: WitnessEvent): Promise<void> {
    this.#microsteps = 0;
    this.#take(event);
    await this.#rest();
  }

  /**
   * Stops the flow.
   *
   * @returns the result up to then
   */
  end(): Replayed {
    const states: string[] = [];
    const visit = (ref: AnyActorRef): void => {
      const snapshot: unknown = ref.getSnapshot();
      if (typeof snapshot !== 'object' || snapshot === null || !('value' in snapshot) || !('machine' in snapshot))
        return;
      if (isMachine(snapshot.machine) && !isWalk(snapshot.machine))
        states.push(...stateIds(snapshot.machine, Object(snapshot).value));
      if ('children' in snapshot) for (const child of Object.values(Object(snapshot.children))) visit(Object(child));
    };
    visit(this.actor);
    const replayed = {
      answers: this.answers,
      goals: this.#recorder.goals,
      states,
      step: this.step,
      errors: this.#errors,
      looped: this.#looped,
    };
    this.actor.stop();
    return replayed;
  }

  /** XState's inspection reports no event for a machine's initial state. */
  #began(ref: object): void {
    const logic = 'logic' in ref ? ref.logic : undefined;
    if (!isMachine(logic) || isWalk(logic)) return;
    const [first] = logic.root.initial.target ?? [];
    if (first) this.#recorder.entered([first.id]);
  }

  async #rest(): Promise<void> {
    await settle();
    const context = this.#walk();
    const step = context && stepOf(context);
    if (context && step) this.#recorder.showed(context.answers, step.index);
  }

  #walk(): WalkContext | undefined {
    const snapshot: unknown = this.actor.system.get(WALK)?.getSnapshot();
    const isActive =
      typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot && snapshot.status === 'active';
    return isActive && 'context' in snapshot && isWalkContext(snapshot.context) ? snapshot.context : undefined;
  }

  #take(event: WitnessEvent): void {
    if ('step' in event) {
      const shown = this.step;
      if (shown !== event.step)
        throw new Error(`the witness answers '${event.step}', and '${shown ?? 'nothing'}' is on screen`);
      if ('answer' in event) {
        this.#effects.failNextSave = 'saveFails' in event ? event.saveFails : undefined;
        this.#submit(event.answer);
      } else this.actor.system.get(WALK)?.send({ type: 'BACK' });
    } else if ('effect' in event) {
      const waiting = this.#effects.waiting.get(event.effect);
      if (!waiting) throw new Error(`the witness ends '${event.effect}', which does not run`);
      this.#effects.waiting.delete(event.effect);
      if ('learns' in event) waiting.resolve(event.learns);
      else {
        this.#recorder.failed(event.effect, event.fails);
        waiting.reject(
          new EffectError({ code: event.fails, message: event.fails, learns: event.learnsOnFailure ?? {} }),
        );
      }
    } else this.actor.send(event.event);
  }

  /** Answers the step. On a conflict with another device's answer, the patient keeps their own. */
  #submit(answer: Answer): void {
    const walk = this.actor.system.get(WALK);
    walk?.send(walk.getSnapshot().value === 'conflict' ? { type: 'KEEP_MINE' } : { type: 'SUBMIT', answer });
  }
}
