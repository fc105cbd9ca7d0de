/** A code of five digits that is not the one given. */
export const otherCode = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, '0');
