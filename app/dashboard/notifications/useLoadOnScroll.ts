import { useEffect, useRef, type RefObject } from 'react';

/** Milliseconds for which the end of a list is in view before more of it is loaded. */
const DELAY = 1000;

/** Loads more of a list once its end has been in view for a second. @returns for the element at the end */
export function useLoadOnScroll<Element extends HTMLElement>(
  canLoad: boolean,
  load: () => void,
): RefObject<Element | null> {
  const end = useRef<Element>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const { current: element } = end;
    if (!canLoad || !element) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver((entries) => {
      clearTimeout(timer);
      if (entries.at(-1)?.isIntersecting) timer = setTimeout(() => latest.current(), DELAY);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [canLoad]);
  return end;
}
