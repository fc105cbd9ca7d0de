/** A whole US address. `state` is its abbreviation. */
export interface Place {
  readonly id: string;
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
}

/** Finds whole addresses that begin as a text does; an empty list where it cannot. */
export type SuggestAddresses = (text: string, signal: AbortSignal) => Promise<readonly Place[]>;
