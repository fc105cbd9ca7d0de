import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';
import { followFlow } from './followFlow.ts';

/**
 * Selects a value from a flow, and updates it after each change of the flow or of anything it runs.
 *
 * @param read must return an identical value while nothing has changed
 */
export function useFlow<T>(actor: AnyActorRef, read: (actor: AnyActorRef) => T): T {
  const subscribe = useCallback((changed: () => void) => followFlow(actor, changed), [actor]);
  const now = () => read(actor);
  return useSyncExternalStore(subscribe, now, now);
}
