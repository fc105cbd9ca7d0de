import { slipsBetween } from './slipsBetween.ts';
import { wordsOf } from './wordsOf.ts';

/** What a table names, and under which names, in lower case. */
export interface Named<Item> {
  readonly item: Item;
  readonly names: readonly string[];
  /** Names that count only where nothing else is said with them: "pregnancy" is one now, "my last pregnancy" is not. */
  readonly alone?: readonly string[];
}

/** A name that was recognized in a text. */
export interface NameMatch<Item> {
  /** The words of the text that name it, as they were typed but for case and punctuation. */
  readonly text: string;
  readonly item: Item;
}

/** A name is found word by word. */
interface Node<Item> {
  /** What the words so far name: none for a harmless phrase, undefined where no name ends here. */
  items?: readonly Item[];
  /** What they name where they are a whole remark. */
  alone?: readonly Item[];
  readonly next: Map<string, Node<Item>>;
}

/** A word of names, with the set of its letters as bits. */
interface KnownWord {
  readonly word: string;
  readonly letters: number;
}

interface Index<Item> {
  readonly root: Node<Item>;
  readonly words: ReadonlySet<string>;
  /** The words that are found in spite of slips, by their length. */
  readonly byLength: ReadonlyMap<number, readonly KnownWord[]>;
}

/** Letters from which on a slip is forgiven, and two. Shorter words are too near to others. */
const ONE_SLIP = 5;
const TWO_SLIPS = 8;

/** Letters from which on a word may lack one in a phrase, as in "hart failure". Alone, such a word is too near to others. */
const LACKS_ONE = 4;

const slipsAllowed = (length: number): number => (length >= TWO_SLIPS ? 2 : length >= ONE_SLIP ? 1 : 0);

/** The letters of a word as bits: two words whose letters differ much need not be compared. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let place = 0; place < word.length; place++) letters |= 1 << (word.charCodeAt(place) & 31);
  return letters;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
}

function makeIndex<Item>(table: readonly Named<Item>[], harmless: readonly string[]): Index<Item> {
  const root: Node<Item> = { next: new Map() };
  const words = new Set<string>();
  const nodeAt = (name: string): Node<Item> => {
    let node = root;
    for (const word of wordsOf(name)) {
      words.add(word);
      const next = node.next.get(word) ?? { next: new Map() };
      node.next.set(word, next);
      node = next;
    }
    return node;
  };
  for (const phrase of harmless) nodeAt(phrase).items = [];
  for (const { item, names, alone = [] } of table) {
    for (const name of names) {
      const node = nodeAt(name);
      node.items = [...(node.items ?? []), item];
    }
    for (const name of alone) {
      const node = nodeAt(name);
      node.alone = [...(node.alone ?? []), item];
    }
  }
  const ofHarmless = new Set(harmless);
  const byLength = new Map<number, KnownWord[]>();
  for (const word of words) {
    if (slipsAllowed(word.length) === 0 || ofHarmless.has(word)) continue;
    const same = byLength.get(word.length) ?? [];
    same.push({ word, letters: lettersOf(word) });
    byLength.set(word.length, same);
  }
  return { root, words, byLength };
}

/** The names' words that a typed word may mean: itself where it is one, else the nearest ones within the slips allowed. */
function meantBy({ words, byLength }: Index<unknown>, typed: string): readonly string[] {
  if (words.has(typed)) return [typed];
  if (typed.length < LACKS_ONE || /\d/u.test(typed)) return [];
  const isShort = typed.length < ONE_SLIP;
  const letters = lettersOf(typed);
  let nearest: string[] = [];
  let fewest = 2;
  for (let length = typed.length - 2; length <= typed.length + 2; length++) {
    const allowed = isShort ? Number(length > typed.length) : slipsAllowed(Math.min(length, typed.length));
    for (const known of byLength.get(length) ?? []) {
      const most = Math.min(allowed, fewest);
      // A wrong letter takes one away and brings another.
      if (countBits(letters ^ known.letters) > 2 * most) continue;
      const slips = slipsBetween(typed, known.word, most);
      // Two slips, the first letter among them, make another word.
      if (slips > most || ((slips > 1 || isShort) && typed[0] !== known.word[0])) continue;
      if (slips < fewest) nearest = [];
      fewest = slips;
      nearest.push(known.word);
    }
  }
  return nearest;
}

/** Splits "40mg" and "prograf2x" where digits and letters meet, unless it is a name such as "b12". */
const partsOf = ({ words }: Index<unknown>, word: string): readonly string[] =>
  words.has(word) || !/\d/u.test(word) ? [word] : (word.match(/[a-z]+|\d+/gu) ?? []);

/** What ends a remark. */
const ENDS = /[,;\n]|\.\s/u;

/** What the names of a table, found in a text, stand for. */
function matchIn<Item>(index: Index<Item>, text: string): readonly NameMatch<Item>[] {
  const remarks = text.split(ENDS).map((remark) => wordsOf(remark).flatMap((word) => partsOf(index, word)));
  const typed = remarks.flat();
  const remarkOf = remarks.flatMap((words, place) => words.map(() => place));
  const meant = typed.map((word) => meantBy(index, word));
  const matches: NameMatch<Item>[] = [];
  const isTooShort = (place: number) => !index.words.has(typed[place] ?? '') && (typed[place] ?? '').length < ONE_SLIP;
  for (let first = 0; first < typed.length;) {
    let nodes: readonly Node<Item>[] = [index.root];
    let found: readonly Item[] = [];
    let end = first + 1;
    for (let place = first; place < typed.length && nodes.length > 0; place++) {
      nodes = nodes.flatMap(({ next }) => (meant[place] ?? []).flatMap((word) => next.get(word) ?? []));
      // "Sleep, AIDS" is no aid for sleep; "diabetes, type 1" is what it says.
      const isOne = remarkOf[place] === remarkOf[first];
      const isWhole = isOne && remarkOf[first - 1] !== remarkOf[first] && remarkOf[place + 1] !== remarkOf[place];
      const named = nodes.flatMap(({ items, alone }) =>
        isWhole && alone ? [alone] : items && (isOne || items.length > 0) ? [items] : [],
      );
      if (named.length > 0 && (place > first || !isTooShort(place))) {
        found = named.flat();
        end = place + 1;
      }
    }
    const words = typed.slice(first, end).join(' ');
    for (const item of new Set(found)) matches.push({ text: words, item });
    first = end;
  }
  return matches;
}

/**
 * Finds the names of a table in a free text, slips in their spelling included; everything else is passed over. The longest name
 * counts. The table is read at the first text.
 *
 * @param harmless words and phrases that are near to a name, or hold one, and mean something else
 */
export function nameMatcher<Item>(
  table: readonly Named<Item>[],
  harmless: readonly string[],
): (text: string) => readonly NameMatch<Item>[] {
  let index: Index<Item> | undefined;
  return (text) => matchIn((index ??= makeIndex(table, harmless)), text);
}
