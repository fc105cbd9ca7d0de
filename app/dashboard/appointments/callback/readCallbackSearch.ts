/** The query parameters with which the scheduling service returns the patient. All of them are untrusted. */
export interface CallbackSearch {
  readonly uid?: string;
  /** The booking that was rescheduled; without it, the booking is a new one. */
  readonly rescheduleUid?: string;
  /** The new start time; some services call it `slot`. */
  readonly startTime?: string;
  readonly slot?: string;
  /** The previous start time. */
  readonly formerTime?: string;
}

const names = ['uid', 'rescheduleUid', 'startTime', 'slot', 'formerTime'] as const;

/** Reads the query of the callback. Numeric-looking values are read as text. */
export function readCallbackSearch(search: { readonly [key: string]: unknown }): CallbackSearch {
  const entries = names.flatMap((name) => {
    const value = search[name];
    if (typeof value === 'number') return [[name, String(value)]];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}
