import { useEffect, useState } from 'react';

const MS = 1000;

interface Delays {
  /** Seconds for the first subject. */
  readonly first: number;
  /** Seconds after each change. */
  readonly change: number;
}

/** Whether the "preparing" delay for a subject is over: longer for the first subject, shorter after each change. */
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
