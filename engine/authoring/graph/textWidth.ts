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
