import type { FactType } from '#schemas/flow/factType.ts';

/** An effect with its possible results: the facts that it learns, and the codes with which it fails. */
export interface EffectContract {
  readonly name: string;
  readonly learns: { readonly [ref: string]: FactType };
  readonly fails: readonly string[];
  /** The facts that the effect may learn even if it fails. */
  readonly learnsOnFailure: { readonly [ref: string]: FactType };
}
