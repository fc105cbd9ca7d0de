import { initialTransition, transition, type AnyStateMachine, type SnapshotFrom } from 'xstate';
import type { Answer } from '#schemas/flow/answer.ts';
import { Answers } from '#engine/answers/Answers.ts';
import type { CompiledStep } from '#engine/definition/CompiledStep.ts';
import type { Definition } from '#engine/definition/compile.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { walkMachine, type WalkEvent } from '#engine/walk/walkMachine.ts';
import { WALK_DAY } from '../answers/fieldSamples.ts';
import { doneEvent, errorEvent, FlowRunner } from '../explore/FlowRunner.ts';
import type { Position } from '../explore/Position.ts';
import { Recorder } from './Recorder.ts';
import type { Witness, WitnessEvent } from '../finding/Witness.ts';

type WalkSnapshot = SnapshotFrom<typeof walkMachine>;

/** The initial state of a simulation. */
export interface Beginning {
  readonly facts: Facts;
  readonly saved: { readonly [step: string]: Answer };
}

/** A flow driven by method calls: real machines, real walk and real answer store, without any waiting. */
export class Simulation {
  readonly answers: Answers;
  readonly recorder = new Recorder();
  readonly events: WitnessEvent[] = [];
  readonly #beginning: Beginning;
  readonly #runner: FlowRunner<WalkSnapshot>;
  #position: Position<WalkSnapshot>;

  constructor(machine: AnyStateMachine, definition: Definition, beginning: Beginning) {
    this.#beginning = beginning;
    this.answers = new Answers(this.recorder.watching(definition), {
      facts: beginning.facts,
      saved: new Map(Object.entries(beginning.saved).map(([id, answer]) => [id, { answer, revision: 1 }])),
      today: () => WALK_DAY,
    });
    this.#runner = new FlowRunner<WalkSnapshot>(machine, {
      enter: (input) => {
        const [walk] = initialTransition(walkMachine, { ...input, local: true });
        return walk.status === 'done' ? { exit: walk.output.exit } : { walk };
      },
    });
    this.#position = this.#runner.start(this.answers);
    this.#note();
  }

  get position(): Position<WalkSnapshot> {
    return this.#position;
  }

  /** The step on screen. */
  get step(): CompiledStep | undefined {
    return this.#position.walk && stepOf(this.#position.walk.walk.context);
  }

  /** The effects that are running. */
  get effects(): readonly string[] {
    return this.#runner.effects(this.#position, this.answers).map(({ name }) => name);
  }

  /** Answers the step on screen; false when the answer is refused or no step is on screen. */
  submit(answer: Answer): boolean {
    const { step } = this;
    return step !== undefined && this.#walk({ type: 'SUBMIT', answer }, { step: step.step.id, answer });
  }

  /** Goes one step back. */
  back(): boolean {
    const { step } = this;
    return step !== undefined && this.#walk({ type: 'BACK' }, { step: step.step.id, back: true });
  }

  /** Lets an effect succeed with facts. */
  learn(effect: string, facts: Facts): boolean {
    return this.#end(effect, (id) => doneEvent(id, facts), { effect, learns: facts });
  }

  /** Lets an effect fail; `learns` are the facts it returns nevertheless. */
  fail(effect: string, code: string, learns: Facts = {}): boolean {
    this.recorder.failed(effect, code);
    const error = new EffectError({ code, message: code, learns });
    const known = Object.keys(learns).length > 0 ? { learnsOnFailure: learns } : {};
    return this.#end(effect, (id) => errorEvent(id, error), { effect, fails: code, ...known });
  }

  /**
   * Sends an event from outside: GO to the root flow, any other event to the innermost machine that handles it. Finished
   * machines handle none.
   */
  send(event: { readonly type: string }): boolean {
    if (this.#position.status !== 'resting') return false;
    const innermost = event.type === 'GO' ? 0 : this.#position.frames.length - 1;
    for (let frame = innermost; frame >= 0; frame -= 1) {
      const next = this.#runner.send(this.#position, this.answers, frame, event);
      if (next) return this.#move(next, { event });
    }
    return false;
  }

  /** The walk so far as a witness. */
  witness(sets: readonly string[], shows: Witness['shows']): Witness {
    const [bottom] = this.#position.frames;
    return { flow: bottom?.machine.id ?? '', sets, ...this.#beginning, events: [...this.events], shows };
  }

  #walk(event: WalkEvent, noted: WitnessEvent): boolean {
    const { walk } = this.#position;
    if (!walk) return false;
    const [next] = transition(walkMachine, walk.walk, event);
    if (next.context.problems.length > 0) return false;
    return this.#move(
      next.status === 'done'
        ? this.#runner.endWalk(this.#position, this.answers, next.output)
        : { ...this.#position, walk: { id: walk.id, walk: next }, entered: [] },
      noted,
    );
  }

  #end(effect: string, eventOf: (id: string) => ReturnType<typeof doneEvent>, noted: WitnessEvent): boolean {
    const running = this.#runner.effects(this.#position, this.answers).find(({ name }) => name === effect);
    if (!running) return false;
    const frame = this.#position.frames.length - 1;
    const next = this.#runner.send(this.#position, this.answers, frame, eventOf(running.id));
    return next !== undefined && this.#move(next, noted);
  }

  #move(next: Position<WalkSnapshot>, noted: WitnessEvent): boolean {
    this.#position = next;
    this.events.push(noted);
    this.#note();
    return true;
  }

  #note(): void {
    this.recorder.entered(this.#position.entered);
    const { step } = this;
    if (step) this.recorder.showed(this.answers, step.index);
  }
}
