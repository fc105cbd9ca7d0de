import { useEffect, type RefObject } from 'react';
import type { ProblemField } from '#schemas/problem.ts';

const CONTROL = 'input, select, textarea, td button[tabindex="0"]';

/** Moves focus to the first refused field after each refusal. */
export function useFocusFirstProblem(problems: readonly ProblemField[], root: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (problems.length === 0) return;
    const first = root.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid="true"]');
    const control = first?.matches(CONTROL) ? first : first?.querySelector<HTMLElement>(CONTROL);
    control?.focus();
  }, [problems, root]);
}
