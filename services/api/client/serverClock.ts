let ahead: number | undefined;

/** The server's clock: that of a device may be wrong by hours or days. */
export const serverClock = {
  /** Takes the time from what the server has sent. @param date a `Date` header, or ISO 8601 */
  hear(date: string | null): void {
    const told = date === null ? NaN : Date.parse(date);
    if (!Number.isNaN(told)) ahead = told - Date.now();
  },
  /** What time it is there; undefined as long as it has sent nothing. */
  now: (): Date | undefined => (ahead === undefined ? undefined : new Date(Date.now() + ahead)),
};
