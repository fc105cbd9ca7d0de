import { browserZone } from './browserZone.ts';
import { useDrawnTime } from './useDrawnTime.ts';

/** The IANA name of the time zone in which the page writes times: the device's, as soon as that is known. */
export const useZone = (): string => useDrawnTime()?.zone ?? browserZone();
