/** Cyrillic letters, and the Latin ones that stand for each: by sound, which for most is how they look, too. */
const CYRILLIC = 'абвгдежзиклмнопрстуфхцчшщъыьэюя';
const LATIN = 'a b v g d e zh z i k l m n o p r s t u f h ts ch sh sch  y  e yu ya'.split(' ');

/** A name with a space after each letter. Shorter ones are abbreviations. */
const SPACED = /\b(?:[a-z]\s+){4,}[a-z]\b/gu;

/**
 * The words of a text about medicines, in lower case without accents and apostrophes: letters with the digits that belong to
 * them ("b12"), and digits alone. Cyrillic ones are written in Latin letters, and a name that is spaced out is one word.
 */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036F'\u2018\u2019]/gu, '')
    .toLowerCase()
    .replace(/[а-я]/gu, (letter) => LATIN[CYRILLIC.indexOf(letter)] ?? letter)
    .replace(SPACED, (spaced) => spaced.replace(/\s+/gu, ''))
    .match(/[a-z0-9]+/gu) ?? [];
