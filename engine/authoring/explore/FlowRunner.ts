import {
  getInitialMicrosteps,
  getMicrosteps,
  getStateNodes,
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type AnyStateNode,
} from 'xstate';
import type { Answers } from '#engine/answers/Answers.ts';
import type { WalkInput, WalkOutput } from '#engine/walk/walkMachine.ts';
import { inertMachine, LEADS, STAYS } from './inertMachine.ts';
import { isMachine, isWalk } from './machineParts.ts';
import type { Frame, Position } from './Position.ts';
import { EndlessTransitions, TransitionLimit } from './TransitionLimit.ts';

/** More consecutive transitions than this, without a rest, count as an infinite loop. */
const MAX_INSTANT = 60;

/** Enters a walk: it either shows a step or ends at once. */
export interface Walker<Walk> {
  enter(input: WalkInput): { readonly walk: Walk } | { readonly exit: WalkOutput['exit'] };
}

/** An actor that a state has invoked and waits for. */
export interface Invoked {
  readonly id: string;
  readonly name: string;
  readonly logic: unknown;
  readonly input: unknown;
}

/** One shared counter: a machine comes to rest before the next one runs. */
const limit = new TransitionLimit(MAX_INSTANT);

const inert = new WeakMap<AnyStateMachine, AnyStateMachine>();

/** The inert copy of a machine, cached for all runners. */
function inertOf(machine: AnyStateMachine): AnyStateMachine {
  const known = inert.get(machine);
  if (known) return known;
  const made = inertMachine(machine, limit);
  inert.set(machine, made);
  return made;
}

interface Running {
  readonly frames: Frame[];
  readonly entered: string[];
  readonly answers: Answers;
  ended: string[];
  steps: number;
  /** Set when no transition handles a failure. */
  failure?: { readonly error: unknown };
}

const isWalkInput = (input: unknown): input is WalkInput =>
  typeof input === 'object' && input !== null && 'section' in input && 'enter' in input;

/**
 * Runs flows with XState's pure transition functions: no actor starts and nothing is awaited. The caller says how each
 * effect and each walk ends. The given answers are changed in place.
 */
export class FlowRunner<Walk> {
  readonly #machine: AnyStateMachine;
  readonly #walker: Walker<Walk>;

  constructor(machine: AnyStateMachine, walker: Walker<Walk>) {
    this.#machine = machine;
    this.#walker = walker;
  }

  /** The position in which the flow begins. */
  start(answers: Answers): Position<Walk> {
    const running: Running = { frames: [], entered: [], answers, ended: [], steps: 0 };
    return this.#guarded(running, () => {
      this.#push(running, this.#machine, { answers });
      return this.#settle(running);
    });
  }

  /** The effects that the topmost machine waits for. */
  effects(position: Position<Walk>, answers: Answers): readonly Invoked[] {
    const top = position.frames.at(-1);
    if (!top || position.status !== 'resting') return [];
    return this.#invoked(top, answers).filter(({ id, logic }) => !isMachine(logic) && !position.ended.includes(id));
  }

  /** The active states of all machines, starting with the outermost machine. */
  active(position: Position<Walk>): readonly AnyStateNode[] {
    return position.frames.flatMap(({ machine, value }) => getStateNodes(machine.root, value));
  }

  /** Ends the walk on screen. */
  endWalk(position: Position<Walk>, answers: Answers, output: WalkOutput): Position<Walk> {
    if (!position.walk) return position;
    return this.send(position, answers, position.frames.length - 1, doneEvent(position.walk.id, output)) ?? position;
  }

  /**
   * Sends an event to the machine of a frame; undefined if no transition handles it. Machines and walks above that
   * frame are dropped.
   */
  send(position: Position<Walk>, answers: Answers, frame: number, event: AnyEventObject): Position<Walk> | undefined {
    const running: Running = {
      frames: position.frames.slice(0, frame + 1),
      entered: [],
      answers,
      ended: frame === position.frames.length - 1 ? [...position.ended] : [],
      steps: 0,
    };
    let handled = true;
    const next = this.#guarded(running, () => {
      handled = this.#transition(running, event);
      return this.#settle(running);
    });
    return handled || isActorEvent(event) ? next : undefined;
  }

  #guarded(running: Running, act: () => Position<Walk>): Position<Walk> {
    try {
      return act();
    } catch (error) {
      if (!(error instanceof EndlessTransitions)) throw error;
      return { ...this.#rest(running), ended: [], status: 'loop' };
    }
  }

  #rest({ frames, entered, ended }: Running): Position<Walk> {
    return { frames: [...frames], entered: [...entered], ended: [...ended], status: 'resting' };
  }

  /** Continues until a step is on screen, an effect runs, or the flow has ended. */
  #settle(running: Running): Position<Walk> {
    for (;;) {
      running.steps += 1;
      if (running.steps > MAX_INSTANT) return { ...this.#rest(running), status: 'loop' };
      const top = running.frames.at(-1);
      if (!top) return { ...this.#rest(running), status: 'finished' };
      if (running.failure) return { ...this.#rest(running), status: 'failed', error: running.failure.error };
      if (this.#isDone(top)) {
        if (running.frames.length === 1) return { ...this.#rest(running), status: 'finished' };
        running.frames.pop();
        running.ended = [];
        const output = top.context['output'];
        this.#transition(running, doneEvent(top.invokedAs ?? '', output));
        continue;
      }
      const open = this.#invoked(top, running.answers).filter(({ id }) => !running.ended.includes(id));
      const child = open.find(({ logic }) => isMachine(logic) && !isWalk(logic));
      if (child && isMachine(child.logic)) {
        running.ended = [];
        this.#push(running, child.logic, child.input, child.id);
        continue;
      }
      const walk = open.find(({ logic, input }) => isWalk(logic) && isWalkInput(input));
      if (!walk || !isWalkInput(walk.input)) return this.#rest(running);
      const entered = this.#walker.enter(walk.input);
      if ('walk' in entered) return { ...this.#rest(running), walk: { id: walk.id, walk: entered.walk } };
      this.#transition(running, doneEvent(walk.id, entered));
    }
  }

  #push(running: Running, machine: AnyStateMachine, input: unknown, invokedAs?: string): void {
    limit.begin();
    const steps = getInitialMicrosteps(inertOf(machine), input);
    this.#take(
      running,
      machine,
      steps.map(([snapshot]) => snapshot),
      invokedAs,
    );
  }

  /** Returns whether the event caused any transition. */
  #transition(running: Running, event: AnyEventObject): boolean {
    const top = running.frames.at(-1);
    if (!top) return false;
    const machine = inertOf(top.machine);
    const { value, context } = top;
    const snapshot = machine.resolveState({ value, context: { ...context, answers: running.answers } });
    limit.begin();
    const steps = getMicrosteps(machine, snapshot, event);
    const [, actions = []] = steps[0] ?? [];
    const took = (kind: string) => actions.some(({ type }: { readonly type: string }) => type === kind);
    const moves = took(LEADS);
    if (moves) running.ended = [];
    else if (isActorEvent(event)) running.ended.push(actorOf(event));
    running.frames.pop();
    this.#take(
      running,
      top.machine,
      steps.map(([one]) => one),
      top.invokedAs,
    );
    return moves || took(STAYS);
  }

  #take(
    running: Running,
    machine: AnyStateMachine,
    steps: readonly AnyMachineSnapshot[],
    invokedAs: string | undefined,
  ): void {
    const last = steps.at(-1);
    if (!last) throw new RangeError(`machine '${machine.id}' took no step`);
    for (const { value } of steps) running.entered.push(...getStateNodes(machine.root, value).map(({ id }) => id));
    const { answers: _, ...context } = last.context;
    running.frames.push({
      machine,
      value: last.value,
      context: last.status === 'done' ? { ...context, output: last.output } : context,
      ...(invokedAs !== undefined && { invokedAs }),
    });
    if (last.status === 'error') running.failure = { error: last.error };
  }

  #isDone({ machine, value }: Frame): boolean {
    return getStateNodes(machine.root, value).some((node) => node.type === 'final' && node.parent === machine.root);
  }

  #invoked({ machine, value, context }: Frame, answers: Answers): readonly Invoked[] {
    return getStateNodes(machine.root, value).flatMap((node) =>
      node.invoke.map(({ id, src, input }) => {
        const name = typeof src === 'string' ? src : id;
        const given: unknown =
          typeof input === 'function' ? Reflect.apply(input, undefined, [{ context: { ...context, answers } }]) : input;
        return { id, name, logic: machine.implementations.actors[name], input: given };
      }),
    );
  }
}

const DONE = 'xstate.done.actor.';
const ERROR = 'xstate.error.actor.';

/** The event that a machine receives when an invoked actor is done. */
export const doneEvent = (id: string, output: unknown): AnyEventObject => ({ type: DONE + id, output, actorId: id });

/** The event that a machine receives when an invoked actor fails. */
export const errorEvent = (id: string, error: unknown): AnyEventObject => ({ type: ERROR + id, error, actorId: id });

const isActorEvent = ({ type }: AnyEventObject) => type.startsWith(DONE) || type.startsWith(ERROR);

const actorOf = ({ type }: AnyEventObject) => type.slice(type.startsWith(DONE) ? DONE.length : ERROR.length);
