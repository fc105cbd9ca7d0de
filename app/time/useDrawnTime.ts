import { useSyncExternalStore } from 'react';
import { drawnTime, type DrawnTime } from './drawnTime.ts';

const never = () => () => undefined;
const none = () => undefined;

/** The time of the drawing while a server draws and a browser takes over what it drew; undefined at any later render. */
export const useDrawnTime = (): DrawnTime | undefined => useSyncExternalStore(never, none, drawnTime.get);
