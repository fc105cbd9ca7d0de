import { isMachineSnapshot, type AnyActorRef } from 'xstate';

/** The flows and the walk that a flow currently runs, without effects, which have nothing to show. */
export function invokedBy(actor: AnyActorRef): readonly AnyActorRef[] {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  const children: readonly AnyActorRef[] = Object.values(snapshot.children);
  return children.filter((child) => isMachineSnapshot(child.getSnapshot()));
}

/** The parent flow handles the error of a flow that it runs, so the subscription ignores it. */
const leftToParent = (): void => {};

function follow(actor: AnyActorRef, changed: () => void, error?: () => void): () => void {
  const followed = new Map<AnyActorRef, () => void>();
  const followInvoked = () => {
    const invoked = new Set(invokedBy(actor));
    for (const [child, leave] of followed)
      if (!invoked.has(child)) {
        leave();
        followed.delete(child);
      }
    for (const child of invoked) if (!followed.has(child)) followed.set(child, follow(child, changed, leftToParent));
  };
  const next = () => {
    followInvoked();
    changed();
  };
  const subscription = actor.subscribe({ next, ...(error && { error }) });
  followInvoked();
  return () => {
    subscription.unsubscribe();
    for (const leave of followed.values()) leave();
  };
}

/**
 * Reports every change of a flow and of everything that it runs, at any depth: a subscription to a flow does not report
 * the steps of its walk. When a flow or walk starts or ends, the subscriptions are updated.
 *
 * @returns unsubscribes
 */
export const followFlow = (actor: AnyActorRef, changed: () => void): (() => void) => follow(actor, changed);
