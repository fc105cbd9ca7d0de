import { isMachineSnapshot, type AnyActorRef } from 'xstate';

/** The flows, and the walk, that a flow runs just now. Effects are not among them: they have nothing to show. */
export function invokedBy(actor: AnyActorRef): readonly AnyActorRef[] {
  const snapshot: unknown = actor.getSnapshot();
  if (!isMachineSnapshot(snapshot)) return [];
  const children: readonly AnyActorRef[] = Object.values(snapshot.children);
  return children.filter((child) => isMachineSnapshot(child.getSnapshot()));
}

/** The flow that runs another one hears why it failed; nobody else has to take care of it. */
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
 * Tells of every change of a flow and of whatever it runs, however deep: who subscribes to a flow hears nothing of the
 * steps of its walk. A flow changes with each flow or walk that it begins or ends; what is followed changes with it.
 *
 * @returns ends it
 */
export const followFlow = (actor: AnyActorRef, changed: () => void): (() => void) => follow(actor, changed);
