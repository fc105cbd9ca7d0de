import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { StepReason } from '#engine/authoring/conditions/explain.ts';
import type { EffectContract } from './EffectContract.ts';

/** One thing that happened on a walk. */
export interface Happened {
  /** Counted from the beginning of the walk, the first as 1. */
  readonly at: number;
  readonly text: string;
}

/** What a walk looks like from outside: where it is, why, what is known, and what happened. */
export interface WalkReport {
  /** The step on screen and its section; of an effect that runs, the last that was. */
  readonly step: string | undefined;
  readonly section: string | undefined;
  /** Ids of the active states, of the machines inside too. */
  readonly states: readonly string[];
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly facts: { readonly [ref: string]: Value };
  /** What is held for each step; what belongs to a step that is left out does not count. */
  readonly answers: readonly { readonly step: string; readonly answer: Answer; readonly counts: boolean }[];
  readonly trace: readonly StepReason[];
  /** The latest last; of a long walk the first are left out. */
  readonly happened: readonly Happened[];
  /** Effects that wait to be told how they end. */
  readonly waiting: readonly EffectContract[];
  /** Why what was defined last does not run; what ran before goes on. */
  readonly refused: string | undefined;
}
