import { useEffect, type RefObject } from 'react';

/** Goes to the end or the beginning at once: on the way there rows come and go, and would end the browser's own scroll. */
function toEither(event: KeyboardEvent): void {
  const { key, target, currentTarget: scroller } = event;
  if (!(scroller instanceof HTMLElement) || target !== scroller || (key !== 'End' && key !== 'Home')) return;
  event.preventDefault();
  scroller.scrollTo({ top: key === 'End' ? 0 : -scroller.scrollHeight });
}

/** Has the keys Home and End go to either end of a history. It shows nothing. */
export function EitherEnd({ scroller }: { readonly scroller: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const { current: element } = scroller;
    element?.addEventListener('keydown', toEither);
    return () => element?.removeEventListener('keydown', toEither);
  }, [scroller]);
  return null;
}
