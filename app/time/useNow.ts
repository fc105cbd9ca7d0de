import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** The present moment, to the minute: what begins or ends while a page is open is shown so. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(clock);
  }, []);
  return now;
}
