/** Values per pixel: red, green, blue, alpha. */
const PARTS = 4;

/** The weight of red, green and blue in perceived brightness (Rec. 709). */
const RED = 0.2126;
const GREEN = 0.7152;
const BLUE = 0.0722;

/** Limits of the mean brightness, from 0 to 255: outside them, a face or small print is unreadable. */
const DARK = 52;
const BRIGHT = 218;

/** The brightness at which a camera no longer shows differences, and the share of such pixels that counts as glare. */
const CLIPPED = 250;
const GLARE = 0.2;

/**
 * Judges the light in a picture.
 *
 * @param pixels red, green, blue and alpha of each pixel, from 0 to 255, as a canvas gives them
 */
export function lightOf(pixels: Uint8ClampedArray): 'dark' | 'good' | 'bright' {
  const count = Math.floor(pixels.length / PARTS);
  let sum = 0;
  let clipped = 0;
  for (let at = 0; at < count * PARTS; at += PARTS) {
    const luma = RED * (pixels[at] ?? 0) + GREEN * (pixels[at + 1] ?? 0) + BLUE * (pixels[at + 2] ?? 0);
    sum += luma;
    if (luma >= CLIPPED) clipped += 1;
  }
  if (count === 0) return 'good';
  if (sum / count < DARK) return 'dark';
  return sum / count > BRIGHT || clipped / count > GLARE ? 'bright' : 'good';
}
