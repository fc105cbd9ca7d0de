import type { AnyStateMachine } from 'xstate';
import type { EffectsOf } from './EffectsOf.ts';
import { isMachine, type AnyEffects } from './provideEffects.ts';

const namesIn = (machine: AnyStateMachine): readonly string[] =>
  Object.entries(machine.implementations.actors).flatMap(([name, logic]) => (isMachine(logic) ? namesIn(logic) : name));

/**
 * The effects of a machine whose code is loaded when the first of them runs: a page then need not load it to show its first
 * step. An effect whose code cannot be loaded fails with the error of `load`.
 */
export function loadedEffects<M extends AnyStateMachine>(machine: M, load: () => Promise<EffectsOf<M>>): EffectsOf<M>;
export function loadedEffects(machine: AnyStateMachine, load: () => Promise<AnyEffects>): AnyEffects {
  const run = (name: string) => async (input: unknown) => {
    const effect = (await load())[name];
    if (!effect) throw new Error(`effect '${name}' is not among the loaded ones`);
    return effect(input);
  };
  return Object.fromEntries(namesIn(machine).map((name) => [name, run(name)]));
}
