import { useState } from 'react';
import { stepOf } from '#engine/walk/WalkContext.ts';
import type { WalkSnapshot } from '#renderers/flow/state/useWalk.ts';

/** Whether the screen at which a flow was opened has not been left yet. */
export function useFirstScreen(walk: WalkSnapshot | undefined): boolean {
  const [seen, setSeen] = useState<{ readonly first: string; readonly left: boolean }>();
  const step = walk && stepOf(walk.context)?.step.id;
  if (step !== undefined && !seen) setSeen({ first: step, left: false });
  else if (step !== undefined && seen && !seen.left && seen.first !== step) setSeen({ ...seen, left: true });
  return step !== undefined && seen?.first === step && !seen.left;
}
