import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus into each view that follows another one, to the element marked with `data-takes-focus`. For the first
 * view, the heading of the step keeps focus.
 *
 * @param view undefined while unknown
 */
export function useViewFocus(view: string | undefined, root: RefObject<HTMLElement | null>): void {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (view === undefined || view === last.current) return;
    const follows = last.current !== undefined;
    last.current = view;
    if (follows) root.current?.querySelector<HTMLElement>('[data-takes-focus]')?.focus();
  }, [view, root]);
}
