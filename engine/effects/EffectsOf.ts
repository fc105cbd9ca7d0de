import type { AnyStateMachine, PromiseActorLogic, StateMachine } from 'xstate';

/** The actors that a machine's `setup` declares, as a union of name and logic. */
type ActorsOf<M> =
  M extends StateMachine<
    infer _C,
    infer _E,
    infer _Children,
    infer Actors,
    infer _A,
    infer _G,
    infer _D,
    infer _S,
    infer _T,
    infer _I,
    infer _O,
    infer _Em,
    infer _M,
    infer _Config
  >
    ? Actors
    : never;

type EffectFunction<Logic> =
  Logic extends PromiseActorLogic<infer Output, infer Input, infer _Emitted>
    ? (input: Input) => Promise<Output>
    : never;

type EffectOfActor<Actor> = Actor extends { src: infer Name extends string; logic: infer Logic }
  ? Logic extends AnyStateMachine
    ? EffectsOf<Logic>
    : { readonly [K in Name]: EffectFunction<Logic> }
  : never;

type Intersection<U> = (U extends unknown ? (one: U) => void : never) extends (all: infer All) => void ? All : never;

/**
 * A table of all effects of a machine and of the machines it invokes, by name. A table with a missing effect does not
 * compile. An effect may be started twice with the same input and must be idempotent.
 */
export type EffectsOf<M> = Intersection<EffectOfActor<ActorsOf<M>>>;

/**
 * What each effect of a machine teaches, by the effect's name. As the return type of an effect it refuses what the
 * effect's contract does not name, which TypeScript does not look for in a function that only the table gives a type.
 */
export type LearnsOf<M> = {
  readonly [Name in keyof EffectsOf<M>]: EffectsOf<M>[Name] extends (input: never) => Promise<infer Learned>
    ? Learned
    : never;
};
