import { fromPromise, type PromiseActorLogic } from 'xstate';

/** The type of an effect in a machine: a placeholder actor that `provideEffects` replaces. */
export type Effect<Output, Input> = PromiseActorLogic<Output, Input>;

/** Declares an effect of a machine by name. Starting it before it is provided fails with an error that says so. */
export const effect = <Output, Input>(name: string): Effect<Output, Input> =>
  fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`effect '${name}' is not provided; give it to provideEffects together with the machine`)),
  );
