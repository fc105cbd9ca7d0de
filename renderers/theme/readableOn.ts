import { contrast } from './contrast.ts';
import { hexOf, oklab } from './oklab.ts';

const STEP = 0.01;

/** The color itself, or the lightest darker shade of it with a given contrast ratio on each of the backgrounds. */
export function readableOn(color: string, grounds: readonly string[], ratio: number): string {
  const { l, a, b } = oklab(color);
  for (let lightness = l; lightness > 0; lightness -= STEP) {
    // Chroma decreases with lightness, otherwise a clipped dark shade would change its hue.
    const chroma = Math.min(1, lightness / l);
    const shade = lightness === l ? color : hexOf({ l: lightness, a: a * chroma, b: b * chroma });
    if (grounds.every((ground) => contrast(shade, ground) >= ratio)) return shade;
  }
  return '#000000';
}
