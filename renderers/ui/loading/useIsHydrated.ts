import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False on a server, and in the first render of a browser that takes over what the server has drawn. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
