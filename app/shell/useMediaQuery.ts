import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, now and whenever that changes; undefined while a page is drawn by the server, which does not
 * know, and taken over by the browser.
 */
export function useMediaQuery(query: string): boolean | undefined {
  const subscribe = useCallback(
    (changed: () => void) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore<boolean | undefined>(
    subscribe,
    () => matchMedia(query).matches,
    () => undefined,
  );
}
