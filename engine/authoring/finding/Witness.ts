import type { Answer } from '#schemas/flow/answer.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { GoEvent } from '#engine/flow/flowActions.ts';

/** One thing that happens on a walk: the patient answers, goes back or opens a screen; an effect succeeds or fails. */
export type WitnessEvent =
  | { readonly step: string; readonly answer: Answer }
  | { readonly step: string; readonly back: true }
  | { readonly step: string; readonly answer: Answer; readonly saveFails: string }
  | { readonly effect: string; readonly learns: Facts }
  | { readonly effect: string; readonly fails: string; readonly learnsOnFailure?: Facts }
  | { readonly event: GoEvent | { readonly type: string } };

/** What an earlier version of a step set was answered; where no step is named, anything. */
export interface Draft {
  readonly flow: string;
  readonly version: number;
  readonly step?: string;
}

/** What a witness shows at its end, or on its way. */
export type Shown =
  | { readonly state: string }
  | { readonly step: string }
  | { readonly condition: string; readonly flow: string; readonly holds: boolean }
  | { readonly hidden: string }
  | { readonly nothing: true }
  | { readonly error: string }
  | { readonly loop: true }
  /** The engine does not take the definition, when it is loaded or when the walk comes to it; the text is its own. */
  | { readonly refused: string }
  /** `uncarried`: nothing says what becomes of the draft; `lost`: the answer; `moved`: it is another step's now. */
  | { readonly draft: Draft; readonly becomes: 'uncarried' | 'lost' | 'moved' };

/** A walk as data, from what is known at its start to its last event. It replays through the real engine. */
export interface Witness {
  readonly flow: string;
  /** Names of the composed step sets, in their order. */
  readonly sets: readonly string[];
  readonly facts: Facts;
  /** Answers that the server held before, by step id. */
  readonly saved: { readonly [step: string]: Answer };
  readonly events: readonly WitnessEvent[];
  readonly shows: readonly Shown[];
}
