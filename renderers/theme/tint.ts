import { hexOf, oklab } from './oklab.ts';

/** A pale shade of a color's hue, with the given OKLab lightness (0 to 1) and at most the given chroma. */
export function tint(color: string, lightness: number, chroma: number): string {
  const { a, b } = oklab(color);
  const own = Math.hypot(a, b);
  const share = own === 0 ? 0 : Math.min(1, chroma / own);
  return hexOf({ l: lightness, a: a * share, b: b * share });
}
