/** The slide at a place counted on beyond the last, or back beyond the first. */
export const wrapped = (index: number, count: number): number => ((index % count) + count) % count;
