import { useEffect, useState } from 'react';
import type { Answer } from '#schemas/flow/answer.ts';
import type { ShownStep } from './useShownStep.ts';

/** Unsent input by step id. It lives in memory and nowhere else. */
export interface Drafts {
  readonly of: (step: string) => Answer | undefined;
  readonly keep: (step: string, draft: Answer) => void;
  /** What is on screen was sent; once its step is left, the saved answer is the truth. */
  readonly sent: (step: string) => void;
}

/** Keeps what was entered and not sent while the patient looks at other steps. */
export function useDrafts({ from, previous }: Pick<ShownStep, 'from' | 'previous'>): Drafts {
  const [{ drafts, sent }] = useState(() => ({ drafts: new Map<string, Answer>(), sent: new Set<string>() }));

  useEffect(() => {
    if (previous === undefined || !sent.delete(previous)) return;
    // Going back leaves a refused answer as it was written.
    if (from === 'forward') drafts.delete(previous);
  }, [from, previous, drafts, sent]);

  return {
    of: (step) => drafts.get(step),
    keep: (step, draft) => drafts.set(step, draft),
    sent: (step) => sent.add(step),
  };
}
