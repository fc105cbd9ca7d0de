import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The current time, updated every minute, so that the page shows changes while it is open. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(clock);
  }, []);
  return now;
}
