import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';

/** Pixels from the end of the history within which it counts as seen. */
const END = 48;

/** A row that is on the screen, by its key, and how far above the end of the history it ends. */
interface Anchor {
  readonly key: string;
  readonly distance: number;
}

const isAtEndOf = (scroller: HTMLElement) => scroller.scrollTop > -END;

/** It does not depend on where the scroller is, which may be under way. */
const distanceOf = (scroller: HTMLElement, row: Element) =>
  (scroller.firstElementChild ?? scroller).getBoundingClientRect().bottom - row.getBoundingClientRect().bottom;

/** The first row that is seen at least in part. */
function anchorIn(scroller: HTMLElement): Anchor | undefined {
  const { top } = scroller.getBoundingClientRect();
  for (const row of scroller.querySelectorAll<HTMLElement>('[data-key]')) {
    const { key } = row.dataset;
    if (key !== undefined && row.getBoundingClientRect().bottom > top + 1)
      return { key, distance: distanceOf(scroller, row) };
  }
  return undefined;
}

/**
 * Keeps a scroller still that begins at its lower edge (`column-reverse`): whoever is at the end stays there, and whoever has
 * scrolled up keeps seeing the same rows, whatever comes before and after them. Not every browser does so by itself.
 */
export function useSteadyScroll(scroller: RefObject<HTMLElement | null>) {
  const [isAtEnd, setAtEnd] = useState(true);
  const anchor = useRef<Anchor>(undefined);
  const remember = useCallback(() => {
    const { current: element } = scroller;
    if (!element) return;
    const ends = isAtEndOf(element);
    setAtEnd(ends);
    anchor.current = ends ? undefined : anchorIn(element);
  }, [scroller]);

  // After each render, before it is painted.
  useLayoutEffect(() => {
    const [element, kept] = [scroller.current, anchor.current];
    if (!element || !kept) return;
    const row = element.querySelector(`[data-key="${CSS.escape(kept.key)}"]`);
    const moved = row ? distanceOf(element, row) - kept.distance : 0;
    if (Math.abs(moved) >= 1) element.scrollTop -= moved;
  });

  useEffect(() => {
    const { current: element } = scroller;
    if (!element) return undefined;
    element.addEventListener('scroll', remember, { passive: true });
    // Where lines break anew, what was remembered is worth nothing.
    const resized = new ResizeObserver(remember);
    resized.observe(element);
    return () => {
      element.removeEventListener('scroll', remember);
      resized.disconnect();
    };
  }, [scroller, remember]);

  const toEnd = useCallback(() => {
    const { current: element } = scroller;
    anchor.current = undefined;
    element?.scrollTo({ top: 0 });
  }, [scroller]);
  const toRow = useCallback(
    (key: string): boolean => {
      const { current: element } = scroller;
      const row = element?.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]`);
      if (!row) return false;
      anchor.current = undefined;
      row.scrollIntoView({ block: 'center' });
      row.focus({ preventScroll: true });
      return true;
    },
    [scroller],
  );
  return {
    /** Whether the newest message is in view. */
    isAtEnd,
    toEnd,
    /** Brings a row to the middle. @returns whether it is there */
    toRow,
  };
}
