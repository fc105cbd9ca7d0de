/** Cyrillic letters by the Latin ones that stand for them: by sound, which for most is how they look, too. */
const LATIN: { readonly [letter: string]: string } = {
  ...Object.fromEntries(
    [...'абвгдезиклмнопрстуфхыэ'].map((letter, at) => [letter, 'abvgdeziklmnoprstufhye'[at] ?? '']),
  ),
  ж: 'zh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'sch',
  ю: 'yu',
  я: 'ya',
  ь: '',
  ъ: '',
};

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
    .replace(/[а-я]/gu, (letter) => LATIN[letter] ?? letter)
    .replace(SPACED, (spaced) => spaced.replace(/\s+/gu, ''))
    .match(/[a-z0-9]+/gu) ?? [];
