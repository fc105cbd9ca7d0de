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

/** The actions by which the transitions of an inert machine show that they were taken. */
export const LEADS = 'transition.leads';
export const STAYS = 'transition.stays';

/** Where an invocation ends, as events of the state itself. */
const endings = (node: AnyStateNode): EventTransitions =>
  Object.fromEntries(
    [...node.invoke].flatMap(({ id, onDone, onError }) => [
      ...(onDone === undefined ? [] : [[`xstate.done.actor.${id}`, onDone] as const]),
      ...(onError === undefined ? [] : [[`xstate.error.actor.${id}`, onError] as const]),
    ]),
  );

/** Makes the transitions of a machine such that they count, and show that they were taken. */
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

/** XState tries a machine without input before each pure step; that ends here, at no cost. */
const withInput =
  (context: Config['context']) =>
  (args: { readonly input: unknown }): unknown => {
    if (args.input === undefined) throw noInput;
    return typeof context === 'function' ? Reflect.apply(context, undefined, [args]) : context;
  };

/**
 * A machine that does the same and starts nothing: whoever runs it sends the events by which its actors would end. The
 * first step that follows from an event has an action `LEADS` or `STAYS` for each transition that the event led to.
 *
 * @param limit is told of every transition, and may stop them
 */
export function inertMachine(machine: AnyStateMachine, limit: TransitionLimit): AnyStateMachine {
  const inert: AnyStateMachine = createMachine({
    ...inertState(machine.root, new Marks(limit)),
    id: machine.id,
    context: withInput(machine.config.context),
  });
  return inert.provide(machine.implementations);
}
