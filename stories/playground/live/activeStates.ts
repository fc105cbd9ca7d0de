import type { AnyActorRef } from 'xstate';
import { isMachine, isWalk, stateIds } from '#engine/authoring/explore/machineParts.ts';

/** The ids of the active states of a flow and the flows inside it, outermost first. */
export function activeStates(ref: AnyActorRef): readonly string[] {
  const snapshot: unknown = ref.getSnapshot();
  if (typeof snapshot !== 'object' || snapshot === null || !('machine' in snapshot && 'value' in snapshot)) return [];
  if (!isMachine(snapshot.machine) || isWalk(snapshot.machine)) return [];
  const children = 'children' in snapshot ? Object.values(Object(snapshot.children)) : [];
  return [
    ...stateIds(snapshot.machine, Object(snapshot).value),
    ...children.flatMap((child) => activeStates(Object(child))),
  ];
}
