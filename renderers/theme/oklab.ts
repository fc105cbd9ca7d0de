/** A color in OKLab: lightness 0 to 1, and two axes of hue. */
export interface Oklab {
  readonly l: number;
  readonly a: number;
  readonly b: number;
}

const toLinear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
const toGamma = (channel: number) => (channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055);

/** The linear red, green and blue of a color `#rrggbb`, each 0 to 1. */
export function linearRgb(hex: string): readonly [number, number, number] {
  const channel = (at: number) => toLinear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
}

/** Converts `#rrggbb` to OKLab, in which equal steps look equal. */
export function oklab(hex: string): Oklab {
  const [red, green, blue] = linearRgb(hex);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    a: 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
    b: 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
  };
}

const byte = (channel: number) => Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, channel)))) * 255);

/** Converts OKLab to `#rrggbb`; values outside sRGB are clipped. */
export function hexOf({ l, a, b }: Oklab): string {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
  return `#${channels.map((channel) => byte(channel).toString(16).padStart(2, '0')).join('')}`;
}
