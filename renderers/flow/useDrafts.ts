import { useEffect, useState } from 'react';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import { sameValue } from '../answering/sameAnswer.ts';
import type { ShownStep } from './useShownStep.ts';

/** Changed fields by name; undefined stands for one that was emptied. */
interface Changes {
  readonly [field: string]: Value | undefined;
}

/** Unsent input by step id. It lives in memory and nowhere else. */
export interface Drafts {
  readonly of: (step: string) => Answer | undefined;
  readonly keep: (step: string, draft: Answer) => void;
  /** What is on screen was sent; once its step is left, the saved answer is the truth. */
  readonly sent: (step: string) => void;
  /** A part of what is on screen was sent. */
  readonly partSent: (step: string) => void;
  /** What was edited since something of the step was sent; empty where nothing was. */
  readonly changes: (step: string) => Changes;
}

/** Keeps what was entered and not sent while the patient looks at other steps. */
export function useDrafts({ from, previous }: Pick<ShownStep, 'from' | 'previous'>): Drafts {
  const [{ drafts, sent, attempted }] = useState(() => ({
    drafts: new Map<string, Answer>(),
    sent: new Set<string>(),
    attempted: new Map<string, Answer>(),
  }));

  useEffect(() => {
    if (previous === undefined || !sent.delete(previous)) return;
    // Going back leaves a refused answer as it was written.
    if (from === 'forward') drafts.delete(previous);
  }, [from, previous, drafts, sent]);

  const partSent = (step: string) => attempted.set(step, drafts.get(step) ?? {});
  return {
    of: (step) => drafts.get(step),
    keep: (step, draft) => drafts.set(step, draft),
    sent: (step) => {
      sent.add(step);
      partSent(step);
    },
    partSent,
    changes: (step) => {
      const now = drafts.get(step) ?? {};
      const then = attempted.get(step) ?? {};
      const fields = [...new Set([...Object.keys(now), ...Object.keys(then)])];
      return Object.fromEntries(
        fields.filter((field) => !sameValue(now[field], then[field])).map((field) => [field, now[field]]),
      );
    },
  };
}
