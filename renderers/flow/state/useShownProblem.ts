import { useState } from 'react';
import type { AnyActorRef } from 'xstate';
import type { EffectError } from '#engine/effects/EffectError.ts';
import { useFlowProblem } from './useFlowProblem.ts';

/** The error of the flow's last effect, as long as the step on which it appeared stays on screen. */
export function useShownProblem(actor: AnyActorRef, step: string): EffectError | undefined {
  const problem = useFlowProblem(actor);
  const [seen, setSeen] = useState({ problem, step });
  if (problem !== seen.problem) setSeen({ problem, step });
  return problem !== seen.problem || seen.step === step ? problem : undefined;
}
