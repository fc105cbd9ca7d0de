import { useEffect, useRef, type RefObject } from 'react';

/** Moves focus to the heading of what is shown, and the page to its top, each time something else is shown. */
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
