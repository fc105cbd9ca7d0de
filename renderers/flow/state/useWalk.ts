import { Actor, StateMachine, type ActorRefFrom, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { WalkMachine } from '#engine/walk/walkMachine.ts';
import { WALK } from '#engine/flow/walks.ts';
import { useFlow } from './useFlow.ts';

export type WalkActor = ActorRefFrom<WalkMachine>;
export type WalkSnapshot = SnapshotFrom<WalkMachine>;

/** Whether an actor is a walk, even if its effects were replaced. */
const isWalk = (ref: unknown): ref is WalkActor =>
  ref instanceof Actor && ref.logic instanceof StateMachine && ref.logic.id === 'walk';

/** The walk on screen; undefined when the flow currently shows none. */
export function walkOf(actor: AnyActorRef): WalkActor | undefined {
  const ref: unknown = actor.system.get(WALK);
  return isWalk(ref) ? ref : undefined;
}

const walkSnapshotOf = (actor: AnyActorRef): WalkSnapshot | undefined => walkOf(actor)?.getSnapshot();

/** The snapshot of the walk on screen, at any depth in the flow; one walk may replace another. */
export const useWalk = (actor: AnyActorRef): WalkSnapshot | undefined => useFlow(actor, walkSnapshotOf);
