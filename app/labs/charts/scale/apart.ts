/**
 * Moves places apart that are nearer to each other than a distance: each that is too near to the one before it moves on.
 *
 * @returns the places in the order in which they were given
 */
export function apart(places: readonly number[], distance: number): readonly number[] {
  const moved = [...places];
  const order = [...places.keys()].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  let last = -Infinity;
  for (const index of order) {
    last = Math.max(moved[index] ?? 0, last + distance);
    moved[index] = last;
  }
  return moved;
}
