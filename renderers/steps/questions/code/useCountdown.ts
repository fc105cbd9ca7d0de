import { useEffect, useState } from 'react';

const SECOND = 1000;

/**
 * The remaining whole seconds of a countdown that starts at the first render; 0 when it is over. It follows the clock,
 * so time during which a phone sleeps counts.
 *
 * @param seconds the length of the countdown
 */
export function useCountdown(seconds: number): number {
  const [end] = useState(() => Date.now() + seconds * SECOND);
  const [left, setLeft] = useState(seconds);
  const waiting = left > 0;

  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => {
      // Setting the clock back must not make the countdown longer.
      setLeft((before) => Math.min(before, Math.max(0, Math.ceil((end - Date.now()) / SECOND))));
    }, SECOND);
    return () => clearInterval(timer);
  }, [end, waiting]);
  return left;
}
