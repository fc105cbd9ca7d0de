import type { Place } from './Place.ts';

/** Places with those of a state first, each group in its own order. */
export const nearestFirst = <P extends Pick<Place, 'state'>>(places: readonly P[], state: string | undefined): P[] => [
  ...places.filter((place) => place.state === state),
  ...places.filter((place) => place.state !== state),
];
