/** What is between two periods of one row at least, in percent: on a phone, the number of the next one. */
const GAP = 10;

interface Period {
  readonly from: number;
  readonly to: number;
}

/** In which row each period stands, from 0: the first one where it follows the others. @param periods in percent */
export function rowsOf(periods: readonly Period[]): readonly number[] {
  const ends: number[] = [];
  return periods.map(({ from, to }) => {
    const free = ends.findIndex((end) => end + GAP <= from);
    const row = free === -1 ? ends.length : free;
    // Its number stands at its start, however short it is.
    ends[row] = Math.max(to, from);
    return row;
  });
}
