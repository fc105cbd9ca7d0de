import type { Answer } from '#schemas/flow/answer.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { GoEvent } from '#engine/flow/flowActions.ts';
import type { Held, Variable } from '../answers/Model.ts';
import type { Position } from './Position.ts';
import type { Stop } from './stops.ts';
import type { StoreSet } from '../conditions/StoreSets.ts';

/** Where an exploration stands inside a section. `whole` while it was entered at its beginning. */
export interface Standing {
  readonly section: string;
  readonly at: number;
  readonly whole: boolean;
  /** Whether the walk leaves no question open, and whether it has come to its end once. */
  readonly complete: boolean;
  readonly returned: boolean;
}

/** One thing that leads from one explored situation to another. */
export type Move =
  | { readonly kind: 'submit'; readonly section: string; readonly stop: Stop; readonly answer: Answer }
  | { readonly kind: 'back'; readonly section: string; readonly stop: Stop }
  | { readonly kind: 'learn'; readonly effect: string; readonly facts: Facts }
  | { readonly kind: 'fail'; readonly effect: string; readonly code: string; readonly facts: Facts }
  | { readonly kind: 'event'; readonly event: GoEvent | { readonly type: string } };

/** One way in which a move ends: for which stores, what it writes to them, and where the flow is then. */
export interface Case {
  readonly stores: StoreSet;
  readonly writes: ReadonlyMap<Variable, Held>;
  readonly position: Position<Standing>;
  /** Names the place without what is held there. */
  readonly key: string;
}

/** How some stores of a situation came there: from the flow's start where it names no situation. */
export interface Arrival {
  readonly by: Case;
  readonly from?: { readonly situation: Situation; readonly move: Move };
  /** The stores that no fewer moves bring there. */
  readonly stores: StoreSet;
}

/** A situation: where the flow is, for every store that comes there with the same number of moves and not with fewer. */
export interface Situation {
  readonly position: Position<Standing>;
  /** Names the place without what is held there. */
  readonly key: string;
  readonly stores: StoreSet;
  readonly arrivals: readonly [Arrival, ...Arrival[]];
  /** Keys of what follows by itself or by what the patient does on screen. */
  readonly next: Set<string>;
  /** Nothing was forgotten of what is held there, though nothing reads it any more. */
  readonly whole?: true;
}

/** Names where a flow is, without what is held there. */
export const placeKey = ({ frames, walk, ended, status }: Position<Standing>): string =>
  JSON.stringify([
    frames.map(({ machine, value, context }) => [machine.id, value, { ...context, learned: null, problem: null }]),
    walk,
    [...ended].sort(),
    status,
  ]);
