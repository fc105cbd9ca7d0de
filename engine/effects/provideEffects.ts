import { fromPromise, StateMachine, type AnyActorLogic, type AnyStateMachine } from 'xstate';
import type { EffectsOf } from './EffectsOf.ts';

/** A table of effects, whatever they take and give. */
export type AnyEffects = { readonly [name: string]: (input: unknown) => Promise<unknown> };

/** Whether an actor's logic is a flow that the machine runs, and no effect. */
export const isMachine = (logic: unknown): logic is AnyStateMachine => logic instanceof StateMachine;

function provide(machine: AnyStateMachine, effects: AnyEffects): AnyStateMachine {
  const actors: { [name: string]: AnyActorLogic } = {};
  for (const [name, logic] of Object.entries(machine.implementations.actors)) {
    if (isMachine(logic)) {
      actors[name] = provide(logic, effects);
      continue;
    }
    const run = effects[name];
    if (run) actors[name] = fromPromise<unknown, unknown>(({ input }) => run(input));
  }
  return machine.provide({ actors });
}

/**
 * Provides the effects of a machine and of all machines that it invokes.
 *
 * @param effects the complete table; a missing effect is a type error
 */
export function provideEffects<M extends AnyStateMachine>(machine: M, effects: EffectsOf<M>): M;
export function provideEffects(machine: AnyStateMachine, effects: AnyEffects): AnyStateMachine {
  return provide(machine, effects);
}
