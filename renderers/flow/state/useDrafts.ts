import { useEffect, useState } from 'react';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import { sameValue } from '../../answering/sameAnswer.ts';
import type { ShownStep } from './useShownStep.ts';

/** Changed fields by name; undefined marks an emptied field. */
interface Changes {
  readonly [field: string]: Value | undefined;
}

/** Unsent input by step id. */
export type KeptDrafts = Map<string, Answer>;

/** Unsent input by step id, kept in memory only. */
export interface Drafts {
  readonly of: (step: string) => Answer | undefined;
  readonly keep: (step: string, draft: Answer) => void;
  /** Marks the step's input as sent; after the step is left, the saved answer is used. */
  readonly sent: (step: string) => void;
  /** Marks some of the step's input as sent. */
  readonly partSent: (step: string) => void;
  /** The edits since the step's input was last sent; empty when there are none. */
  readonly changes: (step: string) => Changes;
}

/**
 * Keeps unsent input while the patient looks at other steps.
 *
 * @param kept holds the input where it is to outlive the view of the flow
 */
export function useDrafts({ from, previous }: Pick<ShownStep, 'from' | 'previous'>, kept?: KeptDrafts): Drafts {
  const [{ drafts, sent, attempted }] = useState(() => ({
    drafts: kept ?? new Map<string, Answer>(),
    sent: new Set<string>(),
    attempted: new Map<string, Answer>(),
  }));

  useEffect(() => {
    if (previous === undefined || !sent.delete(previous)) return;
    // Going back keeps a refused answer as it was typed.
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
