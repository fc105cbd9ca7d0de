import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

/** Moves focus to the heading of a page that was come to by a link, so that it is read and the keyboard goes on from there. */
export function usePageFocus(): void {
  const path = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname });
  const before = useRef(path);
  useEffect(() => {
    const cameFrom = before.current;
    before.current = path;
    // Where a document begins, the browser begins as well.
    if (cameFrom === undefined || cameFrom === path) return;
    const heading = document.querySelector<HTMLElement>('#content h1, main h1');
    if (!heading || heading.contains(document.activeElement)) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [path]);
}
