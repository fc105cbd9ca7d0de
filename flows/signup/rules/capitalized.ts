/** Normalizes a name: single spaces between words, none around them, and a capital at the start of each word. */
export const capitalized = (name: string): string =>
  name
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^|[ '’-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
