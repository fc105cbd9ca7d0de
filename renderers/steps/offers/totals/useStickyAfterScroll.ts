import { useSyncExternalStore } from 'react';
import { stickyAfter } from './stickyAfter.ts';

/** A browser that moves the page by itself after a resize may say so only once it stands. */
const EVENTS = ['scroll', 'scrollend', 'resize'] as const;

function subscribe(changed: () => void): () => void {
  for (const event of EVENTS) window.addEventListener(event, changed, { passive: true });
  return () => {
    for (const event of EVENTS) window.removeEventListener(event, changed);
  };
}

const isPast = () => {
  const after = stickyAfter(window.innerWidth);
  return after === 0 || window.scrollY > after;
};

/** A server does not know how wide the page will be. */
const isPastOnServer = () => false;

/** Whether the page is scrolled far enough, for its width, that the summary stays in view. */
export const useStickyAfterScroll = (): boolean => useSyncExternalStore(subscribe, isPast, isPastOnServer);
