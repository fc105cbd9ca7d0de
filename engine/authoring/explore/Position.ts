import type { AnyStateMachine, StateValue } from 'xstate';

/** One machine of a flow in a state; `context` is without the answers, which are handed in where they are needed. */
export interface Frame {
  readonly machine: AnyStateMachine;
  readonly value: StateValue;
  readonly context: { readonly [name: string]: unknown };
  /** The id under which the machine below invoked this one. */
  readonly invokedAs?: string;
}

/** A walk that shows a step, invoked by the topmost machine. */
interface ActiveWalk<Walk> {
  readonly id: string;
  readonly walk: Walk;
}

/** Where a flow is: its machine and the machines it invoked, the last of them on screen. */
export interface Position<Walk> {
  readonly frames: readonly Frame[];
  readonly walk?: ActiveWalk<Walk>;
  /** Ids of what ended in the topmost machine without anything following from it. */
  readonly ended: readonly string[];
  /** `loop`: it would go on for ever without showing anything. */
  readonly status: 'resting' | 'finished' | 'failed' | 'loop';
  /** States entered on the way here, by id. */
  readonly entered: readonly string[];
  /** Why it failed. */
  readonly error?: unknown;
}
