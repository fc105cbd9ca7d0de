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

/** Places with those of a state first, each group in its own order. */
export const nearestFirst = <P extends Pick<Place, 'state'>>(places: readonly P[], state: string | undefined): P[] => [
  ...places.filter((place) => place.state === state),
  ...places.filter((place) => place.state !== state),
];
