import type { FactType } from '#schemas/flow/factType.ts';

/** An effect with what it may learn and how it may fail. */
export interface EffectContract {
  readonly name: string;
  readonly learns: { readonly [ref: string]: FactType };
  readonly fails: readonly string[];
  /** What a failure may teach all the same. */
  readonly learnsOnFailure: { readonly [ref: string]: FactType };
}
