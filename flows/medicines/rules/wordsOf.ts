/**
 * The words of a text about medicines, in lower case without accents and apostrophes: letters with the digits that belong to
 * them ("b12"), and digits alone.
 */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'\u2018\u2019]/gu, '')
    .toLowerCase()
    .match(/[a-z0-9]+/gu) ?? [];
