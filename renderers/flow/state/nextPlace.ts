import type { WalkContext } from '#engine/walk/WalkContext.ts';
import type { WalkActor } from './useWalk.ts';

/** How the patient got to a screen: `jump` if a URL or link asked for it by name. */
export type Move = 'forward' | 'back' | 'jump';

/** A place in a flow, and how the patient got there. */
export interface Place {
  readonly walk: WalkActor;
  readonly index: number;
  readonly move: Move;
}

/** The direction in which a walk was left. A walk that was left before its end did not lead to the next one. */
function leftBy(walk: WalkActor): Move {
  const snapshot = walk.getSnapshot();
  return snapshot.status === 'done' ? snapshot.output.exit : 'jump';
}

/**
 * The place of a walk that continues, or that follows another walk. A walk knows its direction, but not how the patient
 * got to it: a walk entered by going back may look like any other. The end of the previous walk tells.
 *
 * @returns the previous place object, if the place is unchanged
 */
export function nextPlace(before: Place | undefined, walk: WalkActor, { index, direction }: WalkContext): Place {
  if (!before) return { walk, index, move: 'forward' };
  if (before.walk !== walk) return { walk, index, move: leftBy(before.walk) };
  return before.index === index ? before : { walk, index, move: direction };
}
