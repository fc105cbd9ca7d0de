import { useState } from 'react';
import { stepOf } from '#engine/walk/WalkContext.ts';
import type { Move } from './nextPlace.ts';
import type { WalkSnapshot } from './useWalk.ts';

/** The step on screen: its walk, and the direction from which the patient came. */
export interface ShownStep {
  readonly snapshot: WalkSnapshot;
  readonly id: string;
  readonly from: 'none' | 'forward' | 'back';
  /** The step shown previously. */
  readonly previous: string | undefined;
}

function nextShown(snapshot: WalkSnapshot, id: string, last: ShownStep | undefined, move: Move): ShownStep {
  if (last === undefined) return { snapshot, id, from: 'none', previous: undefined };
  if (last.id === id) return { ...last, snapshot };
  const backwards = move === 'jump' ? snapshot.context.index < last.snapshot.context.index : move === 'back';
  return { snapshot, id, from: backwards ? 'back' : 'forward', previous: last.id };
}

/** The step to show. Between two walks, while the flow works, the last step stays on screen with `waiting` set. */
export function useShownStep(
  walk: WalkSnapshot | undefined,
  move: Move,
): { readonly shown: ShownStep | undefined; readonly waiting: boolean } {
  const [last, setLast] = useState<ShownStep>();
  const live = walk?.status === 'active' ? stepOf(walk.context) : undefined;
  if (!walk || !live) return { shown: last, waiting: true };
  if (last?.snapshot === walk) return { shown: last, waiting: false };
  const shown = nextShown(walk, live.step.id, last, move);
  setLast(shown);
  return { shown, waiting: false };
}
