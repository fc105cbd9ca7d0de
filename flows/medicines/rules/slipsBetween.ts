const WIDTH = 40;
const rows = [new Uint8Array(WIDTH), new Uint8Array(WIDTH), new Uint8Array(WIDTH)] as const;

/**
 * The number of slips between two words: letters that are missing, added or wrong, and neighbors that changed places.
 *
 * @returns a number above `most` as soon as there are more
 */
export function slipsBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most || other.length >= WIDTH) return most + 1;
  let [before, last, row]: [Uint8Array, Uint8Array, Uint8Array] = [...rows];
  for (let column = 0; column <= other.length; column++) last[column] = column;
  for (let line = 1; line <= one.length; line++) {
    row[0] = line;
    let least = line;
    for (let column = 1; column <= other.length; column++) {
      const same = one.charCodeAt(line - 1) === other.charCodeAt(column - 1);
      let slips = Math.min(
        (last[column - 1] ?? 0) + (same ? 0 : 1),
        (last[column] ?? 0) + 1,
        (row[column - 1] ?? 0) + 1,
      );
      const swapped =
        line > 1 &&
        column > 1 &&
        one.charCodeAt(line - 1) === other.charCodeAt(column - 2) &&
        one.charCodeAt(line - 2) === other.charCodeAt(column - 1);
      if (swapped) slips = Math.min(slips, (before[column - 2] ?? 0) + 1);
      row[column] = slips;
      least = Math.min(least, slips);
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return last[other.length] ?? most + 1;
}
