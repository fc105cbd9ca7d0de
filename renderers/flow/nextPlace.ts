import type { WalkContext } from '#engine/walk/WalkContext.ts';
import type { WalkActor } from './useWalk.ts';

/** The way the patient went last: `jump` where an address or link asked for a screen by name. */
export type Move = 'forward' | 'back' | 'jump';

/** A place in a flow, and how the patient came there. */
export interface Place {
  readonly walk: WalkActor;
  readonly index: number;
  readonly move: Move;
}

/** A walk that was left before its end did not lead to the next one. */
function leftBy(walk: WalkActor): Move {
  const snapshot = walk.getSnapshot();
  return snapshot.status === 'done' ? snapshot.output.exit : 'jump';
}

/**
 * The place of a walk that goes on, or that follows another one. A walk knows which way it goes, but not how it was come
 * to: one that was backed into may begin like any other. The end of the walk before tells.
 *
 * @returns the place before, where it is still the same
 */
export function nextPlace(before: Place | undefined, walk: WalkActor, { index, direction }: WalkContext): Place {
  if (!before) return { walk, index, move: 'forward' };
  if (before.walk !== walk) return { walk, index, move: leftBy(before.walk) };
  return before.index === index ? before : { walk, index, move: direction };
}
