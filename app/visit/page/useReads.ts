import { useCallback, useEffect, useState } from 'react';
import { loginHref } from '../../address/loginHref.ts';
import type { VisitReads } from '../reads/VisitReads.ts';

interface Read {
  /** Undefined while it is being read. */
  readonly reads?: VisitReads | undefined;
  readonly error?: Error;
  /** Counts how often the visit was read anew. */
  readonly round: number;
}

/** The data of a visit: as the document gave it, else fetched; whoever is not logged in is sent to the login. */
export function useReads(intakeId: string, given: VisitReads | undefined): Read & { readonly reread: () => void } {
  const [read, setRead] = useState<Read>({ reads: given, round: 0 });
  const { round } = read;
  const isMissing = !read.reads && !read.error;

  useEffect(() => {
    if (!isMissing) return undefined;
    let isLeft = false;
    const show = (found: Omit<Read, 'round'>) => {
      if (!isLeft) setRead({ ...found, round });
    };
    const fetchReads = async () => (await import('../reads/fetchReads.ts')).fetchReads(intakeId);
    fetchReads().then(
      (reads) => (reads ? show({ reads }) : location.replace(loginHref())),
      (error: unknown) => show({ error: error instanceof Error ? error : new Error(String(error)) }),
    );
    return () => {
      isLeft = true;
    };
  }, [intakeId, isMissing, round]);

  const reread = useCallback(() => setRead((before) => ({ round: before.round + 1 })), []);
  return { ...read, reread };
}
