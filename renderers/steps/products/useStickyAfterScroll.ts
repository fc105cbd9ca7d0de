import { useSyncExternalStore } from 'react';
import { stickyAfter } from './stickyAfter.ts';

function subscribe(changed: () => void): () => void {
  window.addEventListener('scroll', changed, { passive: true });
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('scroll', changed);
    window.removeEventListener('resize', changed);
  };
}

const isPast = () => {
  const after = stickyAfter(window.innerWidth);
  return after === 0 || window.scrollY > after;
};

/** Whether the page is scrolled far enough, for its width, that the summary stays in view. */
export const useStickyAfterScroll = (): boolean => useSyncExternalStore(subscribe, isPast);
