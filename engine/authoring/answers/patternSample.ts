import { readPattern, type PatternAlternatives, type PatternPart } from './readPattern.ts';

/** The characters that a class of characters is tried with, besides those it names. */
const alphabet = Array.from("AaBb1203 -_.,:/@#+()'&zZ9é");

/** More characters than any field takes. */
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
 * A text that a pattern accepts: the shortest form of its first alternatives, or undefined where that is none. It passes
 * by assertions and what refers to a group.
 */
export function patternSample(pattern: string): string | undefined {
  const text = shortest(readPattern(pattern));
  return text !== undefined && new RegExp(pattern, 'u').test(text) ? text : undefined;
}
