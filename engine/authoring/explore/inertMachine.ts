import { StateMachine, type AnyStateMachine, type AnyStateNode } from 'xstate';

type Config = AnyStateMachine['config'];

/** Where an invocation ends, as events of the state itself. */
const endings = (node: AnyStateNode): Config['on'] =>
  Object.fromEntries(
    [...node.invoke].flatMap(({ id, onDone, onError }) => [
      ...(onDone === undefined ? [] : [[`xstate.done.actor.${id}`, onDone] as const]),
      ...(onError === undefined ? [] : [[`xstate.error.actor.${id}`, onError] as const]),
    ]),
  );

function inertState(node: AnyStateNode): Config {
  const { invoke: _, ...config } = node.config;
  const states = Object.fromEntries(Object.entries(node.states).map(([name, child]) => [name, inertState(child)]));
  return {
    ...config,
    on: { ...config.on, ...endings(node) },
    ...(Object.keys(states).length > 0 && { states }),
  };
}

const noInput = new Error('this machine is given its input');

/** XState tries every machine once without input before it makes the first step; that ends here, at no cost. */
const withInput =
  (context: Config['context']) =>
  (args: { readonly input: unknown }): unknown => {
    if (args.input === undefined) throw noInput;
    return typeof context === 'function' ? Reflect.apply(context, undefined, [args]) : context;
  };

/**
 * A machine that does the same and starts nothing: whoever runs it sends the events by which its actors would end.
 *
 * @param maxIterations transitions without an event after which it is taken to run in circles
 */
export const inertMachine = (machine: AnyStateMachine, maxIterations: number): AnyStateMachine =>
  new StateMachine(
    {
      ...inertState(machine.root),
      id: machine.id,
      context: withInput(machine.config.context),
      options: { maxIterations },
    },
    machine.implementations,
  );
