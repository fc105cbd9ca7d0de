import { useCallback, useEffect, useRef } from 'react';

/** How long a choice is shown before the next step appears, in milliseconds. */
export const AUTO_CONTINUE_MS = 300;

/** Submits shortly after a deliberate choice. Any other change, or leaving the step, cancels it. */
export function useAutoContinue(submit: () => void): { readonly schedule: () => void; readonly cancel: () => void } {
  const latest = useRef(submit);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    latest.current = submit;
  });

  const cancel = useCallback(() => clearTimeout(timer.current), []);
  const schedule = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current(), AUTO_CONTINUE_MS);
  }, []);

  useEffect(() => cancel, [cancel]);
  return { schedule, cancel };
}
