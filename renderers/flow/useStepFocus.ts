import { useEffect, useRef, type RefObject } from 'react';

/** Each time the step changes, moves focus to its heading and scrolls the page to the top. */
export function useStepFocus(
  shown: string,
  root: RefObject<HTMLElement | null>,
  heading?: RefObject<HTMLElement | null>,
): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current === shown) return;
    const target = heading?.current ?? root.current?.querySelector<HTMLElement>('h1');
    target?.focus({ preventScroll: true });
    if (last.current !== undefined) window.scrollTo(0, 0);
    last.current = shown;
  });
}
