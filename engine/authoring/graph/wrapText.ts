const ELLIPSIS = '…';

/** Shortens a text until it fits with an ellipsis. */
function cut(text: string, width: number, widthOf: (line: string) => number): string {
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (letters.length > 0 && widthOf(letters.join('') + ELLIPSIS) > width) letters.pop();
  return letters.join('').trimEnd() + ELLIPSIS;
}

interface Wrapping {
  readonly size: number;
  readonly width: number;
  readonly bold?: boolean;
  /** The maximum number of lines. */
  readonly lines: number;
}

/** Breaks a text into lines of a given width in pixels; text that does not fit ends with an ellipsis. */
export function wrapText(text: string, { size, width, bold, lines: most }: Wrapping): readonly string[] {
  const widthOf = (line: string) => textWidth(line, size, bold);
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && widthOf(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  const shown = lines.slice(0, most).map((line) => (widthOf(line) > width ? cut(line, width, widthOf) : line));
  const last = shown.at(-1);
  if (lines.length > most && last !== undefined) shown[most - 1] = cut(`${last} ${lines[most] ?? ''}`, width, widthOf);
  return shown;
}

/** Widths of characters in ems, taken from the widest common screen fonts: real text may be narrower, never wider. */
const classes: readonly (readonly [letters: RegExp, ems: number])[] = [
  [/[ !'()[\],.\-/\\:;|IJfijlrt]/, 0.42],
  [/[a-lnopqrstuvxyz0-9_"*?$`{}]/, 0.66],
  [/[A-LN-VX-Zw#+<=>^~&]/, 0.86],
  [/[^\u3000-\u{10ffff}]/u, 1.04],
];
const OTHERS = 1.4;
const BOLD = 1.17;

/** The maximum width of a line of text, in pixels. */
export function textWidth(text: string, size: number, bold = false): number {
  let ems = 0;
  for (const letter of text) ems += classes.find(([letters]) => letters.test(letter))?.[1] ?? OTHERS;
  return ems * size * (bold ? BOLD : 1);
}
