/**
 * Which of some things were moved, given their old positions in their new order: as few as can be, so that all others
 * kept their order.
 *
 * @returns indices into the list
 */
export function movedIn(positions: readonly number[]): ReadonlySet<number> {
  // By length of an ascending sequence, where the one with the lowest end is; each knows the one before it.
  const ends: number[] = [];
  const before = new Map<number, number | undefined>();
  for (const [at, position] of positions.entries()) {
    let length = ends.findIndex((end) => (positions[end] ?? 0) > position);
    if (length < 0) length = ends.length;
    before.set(at, ends[length - 1]);
    ends[length] = at;
  }
  const moved = new Set(positions.keys());
  for (let at = ends.at(-1); at !== undefined; at = before.get(at)) moved.delete(at);
  return moved;
}
