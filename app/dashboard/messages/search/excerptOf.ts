/** Characters before the first place, and in all, that are shown of a message. */
const BEFORE = 40;
const LENGTH = 160;

/** A piece of a text, and whether it is what was looked for. */
export interface ExcerptPart {
  readonly text: string;
  readonly isFound: boolean;
  /** Where it begins in the text. */
  readonly at: number;
}

/** What is looked for, as an expression in which no sign of it stands for others. */
const patternOf = (sought: string) => new RegExp(sought.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`), 'giu');

const cut = (at: number): ExcerptPart => ({ text: '…', isFound: false, at });

/** The piece of a text around the first place where something stands in it, in whatever case, with all its places in that piece. */
export function excerptOf(text: string, sought: string): readonly ExcerptPart[] {
  const pattern = patternOf(sought);
  const first = text.search(pattern);
  const from = first <= BEFORE ? 0 : text.lastIndexOf(' ', first - BEFORE / 2) + 1;
  const start = first - from > BEFORE ? first - BEFORE : from;
  const piece = text.slice(start, start + LENGTH);
  const parts: ExcerptPart[] = [];
  let end = 0;
  const add = (to: number, isFound: boolean) => {
    if (to > end) parts.push({ text: piece.slice(end, to), isFound, at: start + end });
    end = Math.max(end, to);
  };
  for (const { index, 0: found } of piece.matchAll(pattern)) {
    add(index, false);
    add(index + found.length, true);
  }
  add(piece.length, false);
  return [...(start > 0 ? [cut(-1)] : []), ...parts, ...(start + piece.length < text.length ? [cut(text.length)] : [])];
}
