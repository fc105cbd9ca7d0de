import { useCallback, useSyncExternalStore } from 'react';
import { Actor, StateMachine, type ActorRefFrom, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { WalkMachine } from '#engine/walk/walkMachine.ts';
import { WALK } from '#engine/flow/walks.ts';

export type WalkActor = ActorRefFrom<WalkMachine>;
export type WalkSnapshot = SnapshotFrom<WalkMachine>;

/** The walk that has the place is of the walk machine, whatever its effects were replaced with. */
const isWalk = (ref: unknown): ref is WalkActor =>
  ref instanceof Actor && ref.logic instanceof StateMachine && ref.logic.id === 'walk';

/** The walk on screen; undefined where the flow shows none just now. */
export function walkOf(actor: AnyActorRef): WalkActor | undefined {
  const ref: unknown = actor.system.get(WALK);
  return isWalk(ref) ? ref : undefined;
}

/**
 * Follows the walk on screen of a flow, however deep in the flow it runs: a parent's subscribers hear nothing of a
 * child's steps, so the whole system is listened to, and one walk may replace another.
 */
export function useWalk(actor: AnyActorRef): WalkSnapshot | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.system.inspect({ next: changed });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => walkOf(actor)?.getSnapshot());
}
