import type { AnyStateMachine, StateValue } from 'xstate';

/**
 * One machine of a flow with its state. `context` does not contain the answers; functions that need them take them as a
 * parameter.
 */
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

/** The position of a flow: its machine and the machines it has invoked; the last one is on screen. */
export interface Position<Walk> {
  readonly frames: readonly Frame[];
  readonly walk?: ActiveWalk<Walk>;
  /** Ids of actors that ended in the topmost machine without causing a transition. */
  readonly ended: readonly string[];
  /** `loop`: the flow would run forever without showing a screen. */
  readonly status: 'resting' | 'finished' | 'failed' | 'loop';
  /** Ids of the states entered by the last move. */
  readonly entered: readonly string[];
  /** The error, with status 'failed'. */
  readonly error?: unknown;
}
