import { syllablesIn } from './syllablesIn.ts';

/** The syllables that a word of the name counts as, at the most. */
const NAMED = 2;

const wordsOf = (text: string) => text.match(/[A-Za-z][A-Za-z']*/g) ?? [];

/**
 * The US school grade that a text asks for (Flesch and Kincaid). Words of a marker's name count as short ones: the
 * patient reads the name above the text.
 */
export function readingGrade(text: string, name: string): number {
  const words = wordsOf(text);
  const named = new Set(wordsOf(name.toLowerCase()));
  const sentences = text.match(/[.!?](?=\s|$)/g)?.length ?? 1;
  const syllables = words.reduce((total, word) => {
    const count = syllablesIn(word);
    return total + (named.has(word.toLowerCase()) ? Math.min(NAMED, count) : count);
  }, 0);
  if (words.length === 0) return 0;
  return (0.39 * words.length) / sentences + (11.8 * syllables) / words.length - 15.59;
}
