import type { Answer } from '#schemas/flow/answer.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { GoEvent } from '#engine/flow/flowActions.ts';

/** One event of a walk: the patient answers, goes back or opens a screen; an effect succeeds or fails. */
export type WitnessEvent =
  | { readonly step: string; readonly answer: Answer }
  | { readonly step: string; readonly back: true }
  | { readonly step: string; readonly answer: Answer; readonly saveFails: string }
  | { readonly effect: string; readonly learns: Facts }
  | { readonly effect: string; readonly fails: string; readonly learnsOnFailure?: Facts }
  | { readonly event: GoEvent | { readonly type: string } };

/** An answer from an earlier version of a step set. Without `step`, any answer. */
export interface Draft {
  readonly flow: string;
  readonly version: number;
  readonly step?: string;
}

/** The claim that a witness proves, at its end or on the way. */
export type Shown =
  | { readonly state: string }
  | { readonly step: string }
  | { readonly condition: string; readonly flow: string; readonly holds: boolean }
  | { readonly hidden: string }
  | { readonly nothing: true }
  | { readonly error: string }
  | { readonly loop: true }
  /** The engine refuses the definition, when it is loaded or when the walk gets there, with this message. */
  | { readonly refused: string }
  /**
   * `uncarried`: no migration covers the draft; `lost`: the answer is lost; `moved`: it becomes the answer of another
   * step.
   */
  | { readonly draft: Draft; readonly becomes: 'uncarried' | 'lost' | 'moved' };

/** A walk as data: the facts at its start and its events. The real engine can replay it. */
export interface Witness {
  readonly flow: string;
  /** The names of the composed step sets, in order. */
  readonly sets: readonly string[];
  readonly facts: Facts;
  /** Answers saved before the walk, by step id. */
  readonly saved: { readonly [step: string]: Answer };
  readonly events: readonly WitnessEvent[];
  readonly shows: readonly Shown[];
}
