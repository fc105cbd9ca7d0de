import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * The whole seconds that are left of a wait, which begins when it is first shown; 0 once it is over. It goes by the
 * clock: a phone that slept has waited.
 *
 * @param seconds how long it takes
 */
export function useWait(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * SECOND);
  const [left, setLeft] = useState(seconds);
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => {
      // A clock that is set back does not make the wait longer.
      setLeft((before) => Math.min(before, Math.max(0, Math.ceil((end - Date.now()) / SECOND))));
    }, SECOND);
    return () => clearInterval(timer);
  }, [end, waiting]);
  return left;
}
