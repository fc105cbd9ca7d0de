/**
 * Finds the smallest set of items that were moved, given the items' old positions in their new order. All others kept
 * their order.
 *
 * @returns indices into the list
 */
export function movedIn(positions: readonly number[]): ReadonlySet<number> {
  // The longest increasing subsequence: for each length, the entry with the lowest end; each entry links to the one
  // before it.
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
