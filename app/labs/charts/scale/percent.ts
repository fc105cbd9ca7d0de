/** A share as percent with two digits, so that a server and a browser write the same. */
export const percent = (share: number): number => Math.round(share * 10_000) / 100;
