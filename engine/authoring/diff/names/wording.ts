/**
 * English words whose presence makes no difference to a question. In other languages, the author is asked more often.
 */
const fillers: ReadonlySet<string> = new Set(
  (
    'a an the do does you your yours we us our i my me is are am be have has this that these those it its there any ' +
    'what which please to of for on at in as so'
  ).split(' '),
);

/** Words after which a comma does not continue a list. */
const negating: ReadonlySet<string> = new Set('no not nor never without except unless but only'.split(' '));

const singular = (word: string) => (word.length > 3 && !negating.has(word) ? word.replace(/s$/u, '') : word);

const joins = (word: string | undefined) => word === 'and' || word === 'or';

/** Normalizes lists: `a, b, or c` and `a, b or c or both` become `a or b or c`. */
function listed(words: readonly string[]): readonly string[] {
  const said: string[] = [];
  let joint: string | undefined;
  for (const word of words.toReversed()) {
    if (joins(word)) joint = word;
    if (negating.has(word)) joint = undefined;
    const next = said.at(-1);
    if (word !== ',') said.push(word);
    else if (next !== undefined && next !== ',' && !joins(next)) said.push(joint ?? word);
  }
  const isBoth = said[0] === 'both' && said[1] === 'or' && said.includes('or', 2);
  return said.slice(isBoth ? 2 : 0).toReversed();
}

/** The meaningful words, numbers and signs of a text, in order, plurals reduced to singulars. */
function contentOf(text: string): readonly string[] {
  const plain = text
    .toLowerCase()
    .replaceAll(/n['’]t\b/gu, ' not')
    .replaceAll(/\bwould (you )?like\b/gu, '$1want');
  const words = plain.match(/\p{L}+|\p{N}+(?:[.,]\p{N}+)*|[\p{Sm}\p{Sc}\p{So}%,]/gu) ?? [plain];
  const said = listed(words.filter((word) => !fillers.has(word)).map(singular));
  return said.length > 0 ? said : words;
}

/** A key that is equal for texts that ask the same, as far as the words tell. */
export const contentKey = (text: string): string => contentOf(text).join(' ');

/**
 * Whether two texts say the same, as far as the words tell: the same content in the same order. An additional, moved or
 * replaced word may change the question.
 */
export const readsTheSame = (one: string, other: string): boolean => contentKey(one) === contentKey(other);
