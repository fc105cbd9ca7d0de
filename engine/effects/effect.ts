import { fromPromise, type PromiseActorLogic } from 'xstate';

/** What marks an actor as an effect: its place is held here and filled by `provideEffects`. */
export type Effect<Output, Input> = PromiseActorLogic<Output, Input>;

/** Names an effect of a machine. Until it is provided, starting it fails with a text that says so. */
export const effect = <Output, Input>(name: string): Effect<Output, Input> =>
  fromPromise<Output, Input>(() =>
    Promise.reject(new Error(`effect '${name}' is not provided; give it to provideEffects together with the machine`)),
  );
