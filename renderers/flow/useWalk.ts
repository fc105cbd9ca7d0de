import { Actor, StateMachine, type ActorRefFrom, type AnyActorRef, type SnapshotFrom } from 'xstate';
import type { WalkMachine } from '#engine/walk/walkMachine.ts';
import { WALK } from '#engine/flow/walks.ts';
import { useFlow } from './useFlow.ts';

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

const walkSnapshotOf = (actor: AnyActorRef): WalkSnapshot | undefined => walkOf(actor)?.getSnapshot();

/** Follows the walk on screen of a flow, however deep in the flow it runs; one walk may replace another. */
export const useWalk = (actor: AnyActorRef): WalkSnapshot | undefined => useFlow(actor, walkSnapshotOf);
