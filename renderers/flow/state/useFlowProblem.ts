import { isMachineSnapshot, type AnyActorRef } from 'xstate';
import { EffectError } from '#engine/effects/EffectError.ts';
import { invokedBy } from './followFlow.ts';
import { useFlow } from './useFlow.ts';

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** The error that a flow, or a flow that it runs, keeps for display. */
export function problemOf(actor: AnyActorRef): EffectError | undefined {
  const snapshot: unknown = actor.getSnapshot();
  const context: unknown = isMachineSnapshot(snapshot) ? snapshot.context : undefined;
  if (isRecord(context) && context['problem'] instanceof EffectError) return context['problem'];
  for (const child of invokedBy(actor)) {
    const problem = problemOf(child);
    if (problem) return problem;
  }
  return undefined;
}

/** The error of a flow's last effect; undefined when it succeeded. */
export const useFlowProblem = (actor: AnyActorRef): EffectError | undefined => useFlow(actor, problemOf);
