import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus into each view that follows another one, to what is marked with `data-takes-focus`. When the first
 * view is shown, the heading of the step has the focus and keeps it.
 *
 * @param view undefined while it is not known yet
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
