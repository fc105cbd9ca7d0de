/** How many numbers of pages are shown. */
const SHOWN = 5;

/** The numbers of pages that are shown: the open one in the middle, as far as there are pages on both sides of it. */
export function pageNumbers(page: number, totalPages: number): readonly number[] {
  const count = Math.min(SHOWN, totalPages);
  const first = Math.max(1, Math.min(page - Math.floor(SHOWN / 2), totalPages - count + 1));
  return Array.from({ length: count }, (_, at) => first + at);
}
