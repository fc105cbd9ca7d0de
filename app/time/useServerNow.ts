import { useEffect, useState } from 'react';
import { serverClock } from '#services/api/client/serverClock.ts';
import { useDrawnTime } from './useDrawnTime.ts';

const MINUTE = 60_000;

/**
 * The current time by the server's clock, updated every minute, when the patient comes back to the page, and when the server
 * tells another: what it tells does not depend on how the device's clock is set. Undefined as long as the server has said nothing.
 */
export function useServerNow(): Date | undefined {
  const drawn = useDrawnTime();
  const [now, setNow] = useState(serverClock.now);
  useEffect(() => {
    const look = () => setNow(serverClock.now());
    const clock = setInterval(look, MINUTE);
    document.addEventListener('visibilitychange', look);
    const forget = serverClock.onSet(look);
    // What the server said between the first render and now.
    look();
    return () => {
      forget();
      clearInterval(clock);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return drawn?.now ?? now;
}
