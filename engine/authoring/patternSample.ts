/** The characters that a class of characters is tried with. */
const alphabet = Array.from("AaBb1203 -_.,:/@#+()'&zZ9");

interface Piece {
  readonly text: string;
  readonly rest: string;
}

function classSample(source: string): string {
  const expression = new RegExp(`^${source}$`, 'u');
  return alphabet.find((one) => expression.test(one)) ?? '';
}

function quantified(text: string, rest: string): Piece {
  const found = /^(?:([?*])|(\+)|\{(\d+)(?:,\d*)?\})\??/.exec(rest);
  if (!found) return { text, rest };
  const times = found[1] ? 0 : found[2] ? 1 : Number(found[3]);
  return { text: text.repeat(times), rest: rest.slice(found[0].length) };
}

function closing(pattern: string): number {
  let depth = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    if (pattern[at] === '\\') at += 1;
    else if (pattern[at] === '(') depth += 1;
    else if (pattern[at] === ')' && (depth -= 1) === 0) return at;
  }
  return pattern.length;
}

function firstAlternative(pattern: string): string {
  let depth = 0;
  for (let at = 0; at < pattern.length; at += 1) {
    const one = pattern[at];
    if (one === '\\') at += 1;
    else if (one === '(') depth += 1;
    else if (one === ')') depth -= 1;
    else if (one === '|' && depth === 0) return pattern.slice(0, at);
  }
  return pattern;
}

function piece(pattern: string): Piece {
  if (pattern.startsWith('(')) {
    const end = closing(pattern);
    const inner = pattern.slice(1, end).replace(/^\?(?::|<\w+>)/, '');
    return quantified(generate(firstAlternative(inner)), pattern.slice(end + 1));
  }
  const [token] = /^(?:\[(?:\\.|[^\]\\])*\]|\\.|[\s\S])/u.exec(pattern) ?? [''];
  const rest = pattern.slice(token.length);
  if (token === '^' || token === '$') return { text: '', rest };
  const isClass = token.startsWith('[') || token === '.' || /^\\[dwsDWSp]$/.test(token);
  return quantified(isClass ? classSample(token) : token.replace(/^\\/, ''), rest);
}

function generate(pattern: string): string {
  let text = '';
  for (let rest = pattern; rest !== '';) {
    const next = piece(rest);
    text += next.text;
    rest = next.rest;
  }
  return text;
}

/**
 * A text that a pattern accepts: its shortest form, or undefined where this small reader of patterns finds none. It
 * knows classes, groups, alternatives and repetition, and no assertions.
 */
export function patternSample(pattern: string): string | undefined {
  const text = generate(firstAlternative(pattern));
  return new RegExp(pattern, 'u').test(text) ? text : undefined;
}
