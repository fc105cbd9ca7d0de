/** A complete US postal address. `state` is its abbreviation. */
export interface Place {
  readonly id: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Finds complete postal addresses that start with a text; an empty list on failure. */
export type SuggestAddresses = (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
