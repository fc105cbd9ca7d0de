import { useCallback, useSyncExternalStore } from 'react';
import type { AnyActorRef } from 'xstate';
import { EffectError } from '#engine/effects/EffectError.ts';

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

const isActor = (value: unknown): value is AnyActorRef => isRecord(value) && typeof value['getSnapshot'] === 'function';

/** The problem that a flow, or a flow that it runs, keeps for the screen. */
function problemOf(actor: AnyActorRef): EffectError | undefined {
  const snapshot: unknown = actor.getSnapshot();
  if (!isRecord(snapshot)) return undefined;
  const { context, children } = snapshot;
  if (isRecord(context) && context['problem'] instanceof EffectError) return context['problem'];
  if (!isRecord(children)) return undefined;
  for (const child of Object.values(children)) {
    const problem = isActor(child) ? problemOf(child) : undefined;
    if (problem) return problem;
  }
  return undefined;
}

/** Follows why a flow's last effect failed; undefined where none did. */
export function useFlowProblem(actor: AnyActorRef): EffectError | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const subscription = actor.system.inspect({ next: changed });
      return () => subscription.unsubscribe();
    },
    [actor],
  );
  return useSyncExternalStore(subscribe, () => problemOf(actor));
}
