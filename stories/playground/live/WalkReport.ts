import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { StepReason } from '#engine/authoring/conditions/explain.ts';
import type { EffectContract } from './EffectContract.ts';

/** An event on a walk. */
export interface WalkEvent {
  /** Counted from the start of the walk, from 1. */
  readonly at: number;
  readonly text: string;
}

/** The state of a walk for the panels: its position, the reasons for it, the facts and answers, and the events. */
export interface WalkReport {
  /** The step on screen and its section; while an effect runs, `section` is that of the last step. */
  readonly step: string | undefined;
  readonly section: string | undefined;
  /** Ids of the active states, including those of invoked machines. */
  readonly states: readonly string[];
  readonly status: 'active' | 'done' | 'error' | 'stopped';
  readonly facts: { readonly [ref: string]: Value };
  /** The stored answer of each step; answers of irrelevant steps do not count. */
  readonly answers: readonly { readonly step: string; readonly answer: Answer; readonly counts: boolean }[];
  readonly trace: readonly StepReason[];
  /** The latest event comes last; the first events of a long walk are dropped. */
  readonly happened: readonly WalkEvent[];
  /** Effects that wait for the author to choose their results. */
  readonly waiting: readonly EffectContract[];
  /** Why the latest definition does not run; the previous one keeps running. */
  readonly refused: string | undefined;
}
