import { contrast } from './contrast.ts';
import { hexOf, oklab } from './oklab.ts';

const STEP = 0.01;

/** The colour itself, or the lightest darker shade of it that reaches a contrast ratio on each of the grounds. */
export function readableOn(colour: string, grounds: readonly string[], ratio: number): string {
  const { l, a, b } = oklab(colour);
  for (let lightness = l; lightness > 0; lightness -= STEP) {
    // Colour fades with lightness, or a clipped dark shade would shift in hue.
    const chroma = Math.min(1, lightness / l);
    const shade = lightness === l ? colour : hexOf({ l: lightness, a: a * chroma, b: b * chroma });
    if (grounds.every((ground) => contrast(shade, ground) >= ratio)) return shade;
  }
  return '#000000';
}
