/** What a browser says of a script: which ranges of its functions ran, and how often. */
export interface ScriptCoverage {
  readonly functions: readonly {
    readonly ranges: readonly { readonly startOffset: number; readonly endOffset: number; readonly count: number }[];
  }[];
}

/** Which characters of a script ran: 1, or 0. A function comes before those inside it, and so does a range. */
export function ranIn(length: number, { functions }: ScriptCoverage): Uint8Array {
  const ran = new Uint8Array(length).fill(1);
  for (const { ranges } of functions)
    for (const { startOffset, endOffset, count } of ranges) ran.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  return ran;
}
