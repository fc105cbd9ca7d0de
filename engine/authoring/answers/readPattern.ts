/** One part of a pattern, and how often it occurs. */
export interface PatternPart {
  /**
   * A character or character class, the alternatives of a group, an anchor or assertion without length, or a part of
   * unknown length.
   */
  readonly what:
    | { readonly source: string }
    | { readonly alternatives: PatternAlternatives }
    | 'start'
    | 'end'
    | 'assertion'
    | 'reference';
  readonly least: number;
  readonly most: number;
}

/** The alternatives of a pattern: each is a sequence of parts. */
export type PatternAlternatives = readonly (readonly PatternPart[])[];

const token =
  /\[(?:\\[^]|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[a-zA-Z]|k<[^>]*>|[1-9]\d*|[^])|\((?:\?(?:<?[=!]|<[^>]*>|[a-z-]*:))?|[^]/uy;
const repeat = /(?:([?*+])|\{(\d+)(,(\d*))?\})\??/uy;

function whatOf(one: string): PatternPart['what'] {
  if (one === '^') return 'start';
  if (one === '$') return 'end';
  if (/^\\[bB]$/u.test(one)) return 'assertion';
  return /^\\(?:k|[1-9])/u.test(one) ? 'reference' : { source: one };
}

function timesOf([, sign, least, range, most]: readonly (string | undefined)[]): Omit<PatternPart, 'what'> {
  if (sign !== undefined) return { least: sign === '+' ? 1 : 0, most: sign === '?' ? 1 : Infinity };
  const from = Number(least ?? 1);
  return { least: from, most: range === undefined ? from : most === '' ? Infinity : Number(most) };
}

/** Reads a pattern that compiles with the flag `u`. */
export function readPattern(pattern: string): PatternAlternatives {
  let at = 0;
  const next = (expression: RegExp): RegExpExecArray | null => {
    expression.lastIndex = at;
    const found = expression.exec(pattern);
    at += found?.[0].length ?? 0;
    return found;
  };
  const read = (): PatternAlternatives => {
    let parts: PatternPart[] = [];
    const alternatives = [parts];
    for (let found = next(token); found && found[0] !== ')'; found = next(token)) {
      const [one] = found;
      if (one === '|') {
        alternatives.push((parts = []));
        continue;
      }
      const group = one.startsWith('(') ? { alternatives: read() } : undefined;
      const what = group ? (/[=!]$/u.test(one) ? 'assertion' : group) : whatOf(one);
      parts.push({ what, ...timesOf(next(repeat) ?? []) });
    }
    return alternatives;
  };
  return read();
}
