import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

const isOffline = () => !navigator.onLine;

/** During server rendering, the browser is assumed to be online. */
const isOfflineOnServer = () => false;

/** Whether the browser has no network. */
export const useOffline = (): boolean => useSyncExternalStore(subscribe, isOffline, isOfflineOnServer);
