import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';
import { followFlow } from './followFlow.ts';

/**
 * Reads something of a flow, again after each change of the flow or of what it runs.
 *
 * @param read gives the same as long as nothing has changed
 */
export function useFlow<T>(actor: AnyActorRef, read: (actor: AnyActorRef) => T): T {
  const subscribe = useCallback((changed: () => void) => followFlow(actor, changed), [actor]);
  const now = () => read(actor);
  return useSyncExternalStore(subscribe, now, now);
}
