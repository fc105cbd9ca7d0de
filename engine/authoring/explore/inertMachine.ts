import {
  createMachine,
  enqueueActions,
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionConfig,
} from 'xstate';
import type { TransitionLimit } from './TransitionLimit.ts';

type Config = AnyStateMachine['config'];
type Transition = string | undefined | AnyTransitionConfig;
type Transitions = Transition | readonly Transition[];

interface EventTransitions {
  readonly [event: string]: Transitions;
}

/** The actions that mark a taken transition: with a target, and without one. */
export const LEADS = 'transition.leads';
export const STAYS = 'transition.stays';

/** The transitions on the end of each invoked actor, as ordinary events of the state. */
const endings = (node: AnyStateNode): EventTransitions =>
  Object.fromEntries(
    [...node.invoke].flatMap(({ id, onDone, onError }) => [
      ...(onDone === undefined ? [] : [[`xstate.done.actor.${id}`, onDone] as const]),
      ...(onError === undefined ? [] : [[`xstate.error.actor.${id}`, onError] as const]),
    ]),
  );

/** Adds to each transition an action that counts it and marks it as taken. */
class Marks {
  readonly #leads;
  readonly #stays;

  constructor(limit: TransitionLimit) {
    const mark = (type: string) =>
      enqueueActions(({ enqueue }) => {
        limit.count();
        enqueue({ type });
      });
    this.#leads = mark(LEADS);
    this.#stays = mark(STAYS);
  }

  on(transitions: Transitions): AnyTransitionConfig[] {
    return [transitions].flat().map((one) => {
      const config = typeof one === 'object' ? one : { target: one };
      const mark = config.target === undefined ? this.#stays : this.#leads;
      return { ...config, actions: [mark, ...[config.actions ?? []].flat()] };
    });
  }

  onEach(transitions: EventTransitions): { [event: string]: AnyTransitionConfig[] } {
    return Object.fromEntries(Object.entries(transitions).map(([event, one]) => [event, this.on(one)]));
  }
}

function inertState(node: AnyStateNode, marks: Marks): Config {
  const { invoke: _, on, always, after, onDone, ...config } = node.config;
  const states = Object.entries(node.states).map(([name, child]) => [name, inertState(child, marks)] as const);
  return {
    ...config,
    on: marks.onEach({ ...on, ...endings(node) }),
    ...(always !== undefined && { always: marks.on(always) }),
    ...(after !== undefined && { after: marks.onEach(after) }),
    ...(onDone !== undefined && { onDone: marks.on(onDone) }),
    ...(states.length > 0 && { states: Object.fromEntries(states) }),
  };
}

const noInput = new Error('this machine is given its input');

/** XState tries a machine without input before each pure step; failing at once keeps that cheap. */
const withInput =
  (context: Config['context']) =>
  (args: { readonly input: unknown }): unknown => {
    if (args.input === undefined) throw noInput;
    return typeof context === 'function' ? Reflect.apply(context, undefined, [args]) : context;
  };

/**
 * A copy of a machine that behaves the same but starts no actors: the caller sends the events with which its actors
 * would end. The first microstep after an event contains an action `LEADS` or `STAYS` for each transition taken.
 *
 * @param limit counts every transition and may stop the run
 */
export function inertMachine(machine: AnyStateMachine, limit: TransitionLimit): AnyStateMachine {
  const inert: AnyStateMachine = createMachine({
    ...inertState(machine.root, new Marks(limit)),
    id: machine.id,
    context: withInput(machine.config.context),
  });
  return inert.provide(machine.implementations);
}
