/** How many other moments are offered where one is taken. */
const OFFERED = 3;

/** The free moments nearest to one that is not free, earliest first. */
export const nearestOf = (free: readonly Date[], wanted: Date): readonly Date[] => {
  const distance = (slot: Date) => Math.abs(slot.getTime() - wanted.getTime());
  return free
    .toSorted((a, b) => distance(a) - distance(b))
    .slice(0, OFFERED)
    .toSorted((a, b) => a.getTime() - b.getTime());
};
