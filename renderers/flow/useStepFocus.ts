import { useEffect, useRef, type RefObject } from 'react';

/**
 * Each time the step changes, moves focus to its heading and scrolls the page to the top. Where the patient is already at a
 * field of the first step, which the server has drawn, focus stays there.
 */
export function useStepFocus(
  shown: string,
  root: RefObject<HTMLElement | null>,
  heading?: RefObject<HTMLElement | null>,
): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === shown) return;
    const isFirst = last.current === undefined;
    last.current = shown;
    if (isFirst && root.current?.contains(document.activeElement)) return;
    const target = heading?.current ?? root.current?.querySelector<HTMLElement>('h1');
    target?.focus({ preventScroll: true });
    if (!isFirst) window.scrollTo(0, 0);
  });
}
