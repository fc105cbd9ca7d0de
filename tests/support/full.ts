/**
 * Whether everything runs in full number, as with `npm run test:full`. `npm test` takes what is needed to catch a break. A variable
 * and no mode of Vite, because projects of Vitest are always in the mode `test`.
 */
export const isFull: boolean = process.env['TEST_FULL'] === '1';

/** So many of a list, spread over all of it, first and last among them; in a full run the whole list. */
export function sampled<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (isFull || count >= items.length) return items;
  const step = (items.length - 1) / Math.max(count - 1, 1);
  return Array.from({ length: count }, (_, at) => items[Math.round(at * step)]).filter((item) => item !== undefined);
}

/** How often something drawn at random is tried. */
export const times = (few: number, inFull: number): number => (isFull ? inFull : few);
