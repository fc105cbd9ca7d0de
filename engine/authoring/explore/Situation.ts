import type { Answer } from '#schemas/flow/answer.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { GoEvent } from '#engine/flow/flowActions.ts';
import type { Held, Variable } from '../answers/Model.ts';
import type { Position } from './Position.ts';
import type { Stop } from './stops.ts';
import type { StoreSet } from '../conditions/StoreSets.ts';

/** The position of an explored walk in its section. `whole` if the section was entered at its beginning. */
export interface Standing {
  readonly section: string;
  readonly at: number;
  readonly whole: boolean;
  /** Whether the walk must leave no question open, and whether it has reached its end once. */
  readonly complete: boolean;
  readonly returned: boolean;
}

/** One event that leads from one situation to another. */
export type Move =
  | { readonly kind: 'submit'; readonly section: string; readonly stop: Stop; readonly answer: Answer }
  | { readonly kind: 'back'; readonly section: string; readonly stop: Stop }
  | { readonly kind: 'learn'; readonly effect: string; readonly facts: Facts }
  | { readonly kind: 'fail'; readonly effect: string; readonly code: string; readonly facts: Facts }
  | { readonly kind: 'event'; readonly event: GoEvent | { readonly type: string } };

/** One outcome of a move: the stores it applies to, the variables it writes, and the position afterwards. */
export interface Case {
  readonly stores: StoreSet;
  readonly writes: ReadonlyMap<Variable, Held>;
  readonly position: Position<Standing>;
  /** Identifies the place, without its stores. */
  readonly key: string;
}

/** One way in which stores reach a situation: by a move from an earlier situation, or at the start of the flow. */
export interface Arrival {
  readonly by: Case;
  readonly from?: { readonly situation: Situation; readonly move: Move };
  /** The stores that cannot get here with fewer moves. */
  readonly stores: StoreSet;
}

/** A situation: a position together with all stores that reach it after a given minimum number of moves. */
export interface Situation {
  readonly position: Position<Standing>;
  /** Identifies the place, without its stores. */
  readonly key: string;
  readonly stores: StoreSet;
  readonly arrivals: readonly [Arrival, ...Arrival[]];
  /** Keys of the situations that follow automatically or through the patient's actions on screen. */
  readonly next: Set<string>;
  /** The stores still contain variables that nothing reads any more. */
  readonly whole?: true;
}

/** A key for the position of a flow, without its stores. */
export const placeKey = ({ frames, walk, ended, status }: Position<Standing>): string =>
  JSON.stringify([
    frames.map(({ machine, value, context }) => [machine.id, value, { ...context, learned: null, problem: null }]),
    walk,
    [...ended].sort(),
    status,
  ]);
