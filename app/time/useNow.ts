import { useEffect, useState } from 'react';
import { useDrawnTime } from './useDrawnTime.ts';

const MINUTE = 60_000;

/** The current time, updated every minute, so that the page shows changes while it is open. */
export function useNow(): Date {
  const drawn = useDrawnTime();
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(clock);
  }, []);
  return drawn?.now ?? now;
}
