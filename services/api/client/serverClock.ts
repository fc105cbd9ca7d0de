let ahead: number | undefined;
const listeners = new Set<() => void>();

/** Milliseconds that two answers may differ by: they take time on their way, and their times have no fractions. */
const JITTER = 5_000;

/** The server's clock: that of a device may be wrong by hours or days. */
export const serverClock = {
  /** Takes the time from what the server has sent. @param date a `Date` header, or ISO 8601 */
  hear(date: string | null): void {
    const told = date === null ? NaN : Date.parse(date);
    if (Number.isNaN(told)) return;
    const before = ahead;
    ahead = told - Date.now();
    if (before === undefined || Math.abs(ahead - before) > JITTER) for (const listener of listeners) listener();
  },
  /** Calls whoever wants to know once the time is known, and where it turns out to be another. @returns ends that */
  onSet(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** What time it is there; undefined as long as it has sent nothing. */
  now: (): Date | undefined => (ahead === undefined ? undefined : new Date(Date.now() + ahead)),
};
