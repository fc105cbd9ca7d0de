import { hexOf, oklab } from './oklab.ts';

/** A color between two colors; `share` 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [oklab(from), oklab(to)];
  const between = (a: number, b: number) => a + (b - a) * share;
  return hexOf({ l: between(start.l, end.l), a: between(start.a, end.a), b: between(start.b, end.b) });
}
