import { harmless, medicines, type Medicine } from './medicineTable.ts';
import { slipsBetween } from './slipsBetween.ts';
import { wordsOf } from './wordsOf.ts';

/** A name that was recognized in a text. */
export interface MedicineMatch {
  /** The words of the text that name it, as they were typed but for case and punctuation. */
  readonly text: string;
  readonly medicine: Medicine;
}

/** A name is found word by word. */
interface Node {
  /** What the words so far name: none for a harmless phrase, undefined where no name ends here. */
  medicines?: readonly Medicine[];
  readonly next: Map<string, Node>;
}

/** A word of names, with the set of its letters as bits. */
interface KnownWord {
  readonly word: string;
  readonly letters: number;
}

interface Index {
  readonly root: Node;
  readonly words: ReadonlySet<string>;
  /** The words that are found in spite of slips, by their length. */
  readonly byLength: ReadonlyMap<number, readonly KnownWord[]>;
}

/** Letters from which on a slip is forgiven, and two. Shorter words are too near to others. */
const ONE_SLIP = 5;
const TWO_SLIPS = 8;

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

function makeIndex(): Index {
  const root: Node = { next: new Map() };
  const words = new Set<string>();
  const nodeAt = (name: string): Node => {
    let node = root;
    for (const word of wordsOf(name)) {
      words.add(word);
      const next = node.next.get(word) ?? { next: new Map() };
      node.next.set(word, next);
      node = next;
    }
    return node;
  };
  for (const phrase of harmless) nodeAt(phrase).medicines = [];
  for (const medicine of medicines)
    for (const name of [medicine.name, ...(medicine.brands ?? [])]) {
      const node = nodeAt(name);
      node.medicines = [...(node.medicines ?? []), medicine];
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

let made: Index | undefined;

/** The names' words that a typed word may mean: itself where it is one, else the nearest ones within the slips allowed. */
function meantBy({ words, byLength }: Index, typed: string): readonly string[] {
  if (words.has(typed)) return [typed];
  if (typed.length < ONE_SLIP || /\d/u.test(typed)) return [];
  const letters = lettersOf(typed);
  let nearest: string[] = [];
  let fewest = 2;
  for (let length = typed.length - 2; length <= typed.length + 2; length++) {
    const allowed = slipsAllowed(Math.min(length, typed.length));
    for (const known of byLength.get(length) ?? []) {
      const most = Math.min(allowed, fewest);
      // A wrong letter takes one away and brings another.
      if (countBits(letters ^ known.letters) > 2 * most) continue;
      const slips = slipsBetween(typed, known.word, most);
      // Two slips, the first letter among them, make another word.
      if (slips > most || (slips > 1 && typed[0] !== known.word[0])) continue;
      if (slips < fewest) nearest = [];
      fewest = slips;
      nearest.push(known.word);
    }
  }
  return nearest;
}

/** Splits "40mg" and "prograf2x" where digits and letters meet, unless it is a name such as "b12". */
const partsOf = ({ words }: Index, word: string): readonly string[] =>
  words.has(word) || !/\d/u.test(word) ? [word] : (word.match(/[a-z]+|\d+/gu) ?? []);

/**
 * Names the medicines of a free text, slips in their spelling included. Doses and everything else is passed over. The
 * longest name counts, so that "tacrolimus ointment" is not tacrolimus. Text that says that a medicine is not taken any
 * more names it too: people decide what follows, and the patient can change the text.
 */
export function matchMedicines(text: string): readonly MedicineMatch[] {
  const index = (made ??= makeIndex());
  const typed = wordsOf(text).flatMap((word) => partsOf(index, word));
  const meant = typed.map((word) => meantBy(index, word));
  const matches: MedicineMatch[] = [];
  for (let first = 0; first < typed.length;) {
    let nodes: readonly Node[] = [index.root];
    let found: readonly Medicine[] = [];
    let end = first + 1;
    for (let place = first; place < typed.length && nodes.length > 0; place++) {
      nodes = nodes.flatMap(({ next }) => (meant[place] ?? []).flatMap((word) => next.get(word) ?? []));
      const named = nodes.flatMap((node) => (node.medicines ? [node.medicines] : []));
      if (named.length > 0) {
        found = named.flat();
        end = place + 1;
      }
    }
    const words = typed.slice(first, end).join(' ');
    for (const medicine of new Set(found)) matches.push({ text: words, medicine });
    first = end;
  }
  return matches;
}
