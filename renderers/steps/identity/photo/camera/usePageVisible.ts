import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  document.addEventListener('visibilitychange', changed);
  return () => document.removeEventListener('visibilitychange', changed);
}

const isVisible = () => document.visibilityState === 'visible';

/** During server rendering, the page is assumed to be visible. */
const isVisibleOnServer = () => true;

/** Whether the page is visible; false while another tab or application covers it. */
export const usePageVisible = (): boolean => useSyncExternalStore(subscribe, isVisible, isVisibleOnServer);
