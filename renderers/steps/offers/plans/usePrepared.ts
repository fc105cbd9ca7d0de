import { useEffect, useState } from 'react';

const MS = 1000;

interface Delays {
  /** Seconds at first. */
  readonly first: number;
  /** Seconds after a change. */
  readonly change: number;
}

/** Whether what belongs to `subject` is prepared: it takes a moment at first, and a shorter one after each change. */
export function usePrepared(subject: string, { first, change }: Delays): boolean {
  const [prepared, setPrepared] = useState<string>();
  const seconds = prepared === undefined ? first : change;
  useEffect(() => {
    if (prepared === subject) return undefined;
    const timer = setTimeout(() => setPrepared(subject), seconds * MS);
    return () => clearTimeout(timer);
  }, [prepared, subject, seconds]);
  return prepared === subject;
}
