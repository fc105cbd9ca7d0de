import { matchMedicines } from './matchMedicines.ts';
import { medicines } from './medicineTable.ts';
import { wordsOf } from './wordsOf.ts';

/** A name that is suggested, as it is written. */
export interface MedicineSuggestion {
  readonly name: string;
  /** The generic name of a brand; undefined for a generic name itself. */
  readonly generic: string | undefined;
}

/** Abbreviations that say so: they have a digit or no vowel. */
const isAbbreviation = (word: string) => word.length < 5 && /\d|^[^aeiouy]+$/u.test(word);

const written = (name: string): string =>
  name.replace(/[a-z0-9]+/gu, (word, at: number) =>
    isAbbreviation(word) ? word.toUpperCase() : name[at - 1] === "'" ? word : word[0]?.toUpperCase() + word.slice(1),
  );

const entries = medicines.flatMap(({ name, brands = [] }) =>
  [name, ...brands].map((one) => ({
    words: ` ${wordsOf(one).join(' ')}`,
    suggestion: { name: written(one), generic: one === name ? undefined : written(name) },
  })),
);

/** The fewest letters that suggest anything. */
const SHORTEST = 2;

/**
 * Names for the beginning of one: those that begin with it first, then those in which a later word does. Where there are
 * none, slips are forgiven.
 */
export function suggestMedicines(typed: string, most = 8): readonly MedicineSuggestion[] {
  const start = ` ${wordsOf(typed).join(' ')}`;
  if (start.length <= SHORTEST) return [];
  const found = entries.filter(({ words }) => words.includes(start));
  const first = found.filter(({ words }) => words.startsWith(start));
  const suggested = [...first, ...found.filter((entry) => !first.includes(entry))].map(({ suggestion }) => suggestion);
  if (suggested.length > 0) return suggested.slice(0, most);
  return [...new Set(matchMedicines(typed).map(({ item }) => item.name))]
    .map((name) => ({ name: written(name), generic: undefined }))
    .slice(0, most);
}
