/** Words of English that can come and go without asking for anything else. In other languages more is asked. */
const fillers: ReadonlySet<string> = new Set(
  (
    'a an the do does you your yours we us our i my me is are am be have has this that these those it its there any ' +
    'what which who how please want like would could to of for on at in by as so'
  ).split(' '),
);

/** Words that turn what is said around, or put it into another time. */
const turning: ReadonlySet<string> = new Set(
  (
    'not no non never none nor neither cannot without unable stop stopped quit former formerly except unless only ' +
    'had did was were been ever'
  ).split(' '),
);

const turns = (word: string) => turning.has(word) || /[^\p{L}]/u.test(word);

const singular = (word: string) => (word.length > 3 && !turning.has(word) ? word.replace(/s$/u, '') : word);

/** The words, numbers and signs of a text that say what it is about; plurals count as one. */
function contentOf(text: string): ReadonlySet<string> {
  const plain = text.toLowerCase().replaceAll(/n['’]t\b/gu, ' not');
  const words = plain.match(/\p{L}+|\p{N}+(?:[.,]\p{N}+)*|[\p{Sm}\p{Sc}\p{So}%]/gu) ?? [plain];
  const said = words.filter((word) => !fillers.has(word));
  return new Set((said.length > 0 ? said : words).map(singular));
}

/** The same for texts of the same content. */
export const contentKey = (text: string): string => [...contentOf(text)].sort().join(' ');

/**
 * Whether two texts say the same, as far as words can tell: their content is the same, or one adds less than there
 * was. A word in the place of another, another number, or a "not" may ask for something else.
 */
export function readsTheSame(one: string, other: string): boolean {
  const contents = [contentOf(one), contentOf(other)];
  const [less = new Set<string>(), more = new Set<string>()] = contents.toSorted((a, b) => a.size - b.size);
  const added = [...more].filter((word) => !less.has(word));
  return added.length === more.size - less.size && added.length < less.size && !added.some(turns);
}
