/** A name as it is kept: one space between words and none around them, each word with a capital. */
export const capitalized = (name: string): string =>
  name
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(^|[ '’-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
