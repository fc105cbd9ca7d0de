import { useEffect, useRef, type RefObject } from 'react';

/** How far beyond the scroller something counts as seen, so that it is there in time. */
const EARLY = '800px 0px';

/** Calls a function as long as an element is about to be seen, once each time that it may. @returns for the element */
export function useInView<Element extends HTMLElement>(
  scroller: RefObject<HTMLElement | null>,
  isWanted: boolean,
  seen: () => void,
): RefObject<Element | null> {
  const place = useRef<Element>(null);
  const latest = useRef(seen);
  useEffect(() => {
    latest.current = seen;
  });
  useEffect(() => {
    const { current: element } = place;
    if (!isWanted || !element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) latest.current();
      },
      { root: scroller.current, rootMargin: EARLY },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isWanted, scroller]);
  return place;
}
