import { readPattern, type PatternAlternatives, type PatternPart } from './readPattern.ts';

/** The shortest and longest length of the texts that a pattern accepts. */
interface Lengths {
  readonly least: number;
  readonly most: number;
}

/** A character takes one or two UTF-16 code units. */
const ONE: Lengths = { least: 1, most: 2 };

const times = (count: number, length: number) => (count === 0 || length === 0 ? 0 : count * length);

function ofPart({ what, least, most }: PatternPart): Lengths {
  if (what === 'reference') return { least: 0, most: Infinity };
  if (typeof what === 'string') return { least: 0, most: 0 };
  const once = 'source' in what ? ONE : ofAlternatives(what.alternatives, ofParts);
  return { least: times(least, once.least), most: times(most, once.most) };
}

function ofParts(parts: readonly PatternPart[]): Lengths {
  const all = parts.map(ofPart);
  return {
    least: all.reduce((sum, one) => sum + one.least, 0),
    most: all.reduce((sum, one) => sum + one.most, 0),
  };
}

function ofAlternatives(
  alternatives: PatternAlternatives,
  lengthsOf: (parts: readonly PatternPart[]) => Lengths,
): Lengths {
  const all = alternatives.map(lengthsOf);
  return { least: Math.min(...all.map(({ least }) => least)), most: Math.max(...all.map(({ most }) => most)) };
}

/** Whether a sequence is anchored at both ends. One that is not matches inside any longer text. */
const isWhole = (parts: readonly PatternPart[]) => parts.at(0)?.what === 'start' && parts.at(-1)?.what === 'end';

/** Bounds for the lengths of the texts that a pattern accepts. Assertions are ignored. */
export const patternLengths = (pattern: string): Lengths =>
  ofAlternatives(readPattern(pattern), (parts) => ({
    ...ofParts(parts),
    ...(isWhole(parts) ? {} : { most: Infinity }),
  }));
