/** What the scheduling service says in the address that it leads back to. Nothing of it is believed. */
export interface CallbackSearch {
  readonly uid?: string;
  /** The booking that was moved; without it the booking is a new one. */
  readonly rescheduleUid?: string;
  /** When it starts now; some services call it `slot`. */
  readonly startTime?: string;
  readonly slot?: string;
  /** When it would have started before. */
  readonly formerTime?: string;
}

const names = ['uid', 'rescheduleUid', 'startTime', 'slot', 'formerTime'] as const;

/** Reads the query of the callback. A value that looks like a number is a text here. */
export function readCallbackSearch(search: { readonly [key: string]: unknown }): CallbackSearch {
  const entries = names.flatMap((name) => {
    const value = search[name];
    if (typeof value === 'number') return [[name, String(value)]];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}
