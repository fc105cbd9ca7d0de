import { useEffect, useRef } from 'react';

/** Calls `back` when the browser is online again. */
export function useOnline(back: () => void): void {
  const latest = useRef(back);
  useEffect(() => {
    latest.current = back;
  });
  useEffect(() => {
    const listen = () => latest.current();
    window.addEventListener('online', listen);
    return () => window.removeEventListener('online', listen);
  }, []);
}
