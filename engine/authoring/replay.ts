import { createActor, type AnyActorRef, type AnyStateMachine } from 'xstate';
import type { Answer } from '#schemas/flow/answer.ts';
import { Answers } from '#engine/Answers.ts';
import type { Definition } from '#engine/compile.ts';
import { EffectError } from '#engine/EffectError.ts';
import { stepOf, type WalkContext } from '#engine/walkMachine.ts';
import { WALK } from '#engine/walks.ts';
import { WALK_DAY } from './fieldSamples.ts';
import { isMachine, isWalk, stateIds } from './machineParts.ts';
import { Recorder } from './Recorder.ts';
import { ScriptedEffects } from './ScriptedEffects.ts';
import type { Shown, Witness, WitnessEvent } from './Witness.ts';

/** What a replay showed. */
export interface Replayed {
  readonly answers: Answers;
  /** Goals that were met on the way, see Recorder. */
  readonly goals: ReadonlySet<string>;
  /** States active at the end, of the invoked machines too. */
  readonly states: readonly string[];
  /** The step on screen at the end. */
  readonly step: string | undefined;
  /** Codes of failures that nothing took care of. */
  readonly errors: readonly string[];
  /** Whether it ran in circles and was stopped. */
  readonly looped: boolean;
}

/** Transitions without rest after which a flow is taken to run in circles. */
const MAX_MICROSTEPS = 400;

/** Lets everything happen that is under way: promises settle, and actors hear of it. */
const settle = () => new Promise<void>((resolve) => setTimeout(resolve, 0));

const isWalkContext = (context: unknown): context is WalkContext =>
  typeof context === 'object' && context !== null && 'section' in context && 'index' in context && 'held' in context;

class Replay {
  readonly answers: Answers;
  readonly #recorder = new Recorder();
  readonly #effects = new ScriptedEffects(this.#recorder);
  readonly #actor: AnyActorRef;
  readonly #errors: string[] = [];
  #microsteps = 0;
  #looped = false;

  constructor(machine: AnyStateMachine, definition: Definition, { facts, saved }: Witness) {
    this.answers = new Answers(this.#recorder.watching(definition), {
      facts,
      saved: new Map(Object.entries(saved).map(([id, answer]) => [id, { answer, revision: 1 }])),
      today: () => WALK_DAY,
    });
    this.#actor = createActor(this.#effects.provide(machine), {
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
    this.#actor.subscribe({
      error: (error) => this.#errors.push(error instanceof EffectError ? error.code : String(error)),
    });
  }

  /** Inspection tells nothing of the state in which a machine begins. */
  #began(ref: object): void {
    const logic = 'logic' in ref ? ref.logic : undefined;
    if (!isMachine(logic) || isWalk(logic)) return;
    const [first] = logic.root.initial.target ?? [];
    if (first) this.#recorder.entered([first.id]);
  }

  async run(events: readonly WitnessEvent[]): Promise<void> {
    this.#actor.start();
    await this.#rest();
    for (const event of events) {
      this.#microsteps = 0;
      this.#take(event);
      await this.#rest();
    }
  }

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
    visit(this.#actor);
    const replayed = {
      answers: this.answers,
      goals: this.#recorder.goals,
      states,
      step: this.#step(),
      errors: this.#errors,
      looped: this.#looped,
    };
    this.#actor.stop();
    return replayed;
  }

  async #rest(): Promise<void> {
    await settle();
    const context = this.#walk();
    const step = context && stepOf(context);
    if (context && step) this.#recorder.showed(context.answers, step.index);
  }

  #walk(): WalkContext | undefined {
    const snapshot: unknown = this.#actor.system.get(WALK)?.getSnapshot();
    const isActive =
      typeof snapshot === 'object' && snapshot !== null && 'status' in snapshot && snapshot.status === 'active';
    return isActive && 'context' in snapshot && isWalkContext(snapshot.context) ? snapshot.context : undefined;
  }

  #step(): string | undefined {
    const context = this.#walk();
    return context && stepOf(context)?.step.id;
  }

  #take(event: WitnessEvent): void {
    if ('step' in event) {
      const shown = this.#step();
      if (shown !== event.step)
        throw new Error(`the witness answers '${event.step}', and '${shown ?? 'nothing'}' is on screen`);
      if ('answer' in event) {
        this.#effects.failNextSave = 'saveFails' in event ? event.saveFails : undefined;
        this.#submit(event.answer);
      } else this.#actor.system.get(WALK)?.send({ type: 'BACK' });
    } else if ('effect' in event) {
      const waiting = this.#effects.waiting.get(event.effect);
      if (!waiting) throw new Error(`the witness ends '${event.effect}', which does not run`);
      this.#effects.waiting.delete(event.effect);
      if ('learns' in event) waiting.resolve(event.learns);
      else {
        this.#recorder.failed(event.effect, event.fails);
        waiting.reject(new EffectError({ code: event.fails, message: event.fails }));
      }
    } else this.#actor.send(event.event);
  }

  /** A patient whose answer met another device's keeps their own. */
  #submit(answer: Answer): void {
    const walk = this.#actor.system.get(WALK);
    walk?.send(walk.getSnapshot().value === 'conflict' ? { type: 'KEEP_MINE' } : { type: 'SUBMIT', answer });
  }
}

/**
 * Replays a witness through the real actors: the flow's machines, its walks and a store of answers.
 *
 * @throws Error where the witness answers a step that is not on screen, or ends an effect that does not run
 */
export async function replay(machine: AnyStateMachine, definition: Definition, witness: Witness): Promise<Replayed> {
  const run = new Replay(machine, definition, witness);
  await run.run(witness.events);
  return run.end();
}

/** Whether a replay shows what its witness says. */
export function shows({ answers, goals, states, step, errors, looped }: Replayed, shown: Shown): boolean {
  if ('state' in shown) return goals.has(`state ${shown.state}`);
  if ('step' in shown) return goals.has(`step ${shown.step}`);
  if ('hidden' in shown) {
    const index = answers.definition.positions.get(shown.hidden) ?? -1;
    return index >= 0 && !answers.isRelevant(index);
  }
  if ('condition' in shown)
    return (answers.definition.condition(shown.flow, shown.condition)(answers) === true) === shown.holds;
  if ('error' in shown) return errors.includes(shown.error);
  return 'loop' in shown ? looped : step === undefined && states.length > 0;
}
