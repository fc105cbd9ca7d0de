import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const isVisible = () => document.visibilityState === 'visible';

/** A page that is drawn on a server is asked for to be seen. */
const isVisibleOnServer = () => true;

/** Whether the page can be seen; not while another tab or application stands before it. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isVisible, isVisibleOnServer);
