import { readPattern, type PatternAlternatives, type PatternPart } from './readPattern.ts';

/** The characters to try for a character class, besides those that the class names. */
const alphabet = Array.from("AaBb1203 -_.,:/@#+()'&zZ9é");

/** Longer than any field allows. */
const MAX_LENGTH = 10_000;

function oneOf(source: string): string | undefined {
  const expression = new RegExp(`^${source}$`, 'u');
  return [...alphabet, ...Array.from(source)].find((one) => expression.test(one));
}

function repeated({ what, least }: PatternPart): string | undefined {
  if (least === 0 || typeof what === 'string') return '';
  const text = 'source' in what ? oneOf(what.source) : shortest(what.alternatives);
  return text !== undefined && text.length * least <= MAX_LENGTH ? text.repeat(least) : undefined;
}

function shortest([first = []]: PatternAlternatives): string | undefined {
  let text = '';
  for (const part of first) {
    const next = repeated(part);
    if (next === undefined || text.length + next.length > MAX_LENGTH) return undefined;
    text += next;
  }
  return text;
}

/**
 * A text that a pattern accepts: the shortest form of its first alternatives; undefined when the pattern refuses that
 * text. Assertions and back references are ignored.
 */
export function patternSample(pattern: string): string | undefined {
  const text = shortest(readPattern(pattern));
  return text !== undefined && new RegExp(pattern, 'u').test(text) ? text : undefined;
}
