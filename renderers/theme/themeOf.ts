import type { Brand } from '#schemas/brand.ts';
import { contrast } from './contrast.ts';
import { defaultBrand } from './defaultBrand.ts';
import { scale } from './scale.ts';
import { hexOf, oklab } from './oklab.ts';

/** A pale shade of a color's hue, with the given OKLab lightness (0 to 1) and at most the given chroma. */
function tint(color: string, lightness: number, chroma: number): string {
  const { a, b } = oklab(color);
  const own = Math.hypot(a, b);
  const share = own === 0 ? 0 : Math.min(1, chroma / own);
  return hexOf({ l: lightness, a: a * share, b: b * share });
}

const STEP = 0.01;

/** The color itself, or the lightest darker shade of it with a given contrast ratio on each of the backgrounds. */
function readableOn(color: string, grounds: readonly string[], ratio: number): string {
  const { l, a, b } = oklab(color);
  for (let lightness = l; lightness > 0; lightness -= STEP) {
    // Chroma decreases with lightness, otherwise a clipped dark shade would change its hue.
    const chroma = Math.min(1, lightness / l);
    const shade = lightness === l ? color : hexOf({ l: lightness, a: a * chroma, b: b * chroma });
    if (grounds.every((ground) => contrast(shade, ground) >= ratio)) return shade;
  }
  return '#000000';
}

/** A color between two colors; `share` 0 is the first, 1 the second. */
function mix(from: string, to: string, share: number): string {
  const [start, end] = [oklab(from), oklab(to)];
  const between = (a: number, b: number) => a + (b - a) * share;
  return hexOf({ l: between(start.l, end.l), a: between(start.a, end.a), b: between(start.b, end.b) });
}

const TEXT = 4.5;
const CONTROL = 3;
const WHITE = '#ffffff';
const INK = '#1c2523';

/** Lightens a page color that is too dark for dark text until the text is readable. */
function pageOf(wanted: string): string {
  for (let share = 0; share < 1; share += 0.05) {
    const page = mix(wanted, WHITE, share);
    if (contrast(page, INK) >= 12.5) return page;
  }
  return WHITE;
}

function colors(brand: Brand) {
  const page = pageOf(brand.background_color ?? defaultBrand.background_color);
  const sunken = mix(page, INK, 0.045);
  const main = readableOn(brand.primary_color, [WHITE], TEXT);
  const accent = brand.accent_color ?? main;
  const brandSoft = tint(main, 0.968, 0.013);
  const accentSoft = tint(accent, 0.96, 0.024);
  const grounds = [page, WHITE, sunken, brandSoft, accentSoft];
  return {
    page,
    card: WHITE,
    sunken,
    ink: INK,
    inkSoft: readableOn('#5c6663', grounds, TEXT),
    line: mix(page, INK, 0.11),
    control: readableOn(mix(page, INK, 0.42), [page, WHITE], CONTROL),
    brand: main,
    brandHover: mix(main, '#000000', 0.14),
    brandActive: mix(main, '#000000', 0.24),
    onBrand: WHITE,
    brandText: readableOn(main, grounds, TEXT),
    brandSoft,
    brandLine: tint(main, 0.875, 0.036),
    accent,
    accentSoft,
    danger: readableOn('#b3261e', [...grounds, '#fdf0ee'], TEXT),
    dangerSoft: '#fdf0ee',
    success: readableOn('#1d6b45', [...grounds, '#eef7f1'], TEXT),
    successSoft: '#eef7f1',
    warning: readableOn('#8a5200', [...grounds, '#fff6e6'], TEXT),
    warningSoft: '#fff6e6',
    scrim: 'rgba(20, 28, 26, 0.48)',
  };
}

function radii(radius: number) {
  return {
    small: `${Math.round(radius * 0.5)}px`,
    control: `${radius}px`,
    card: `${Math.round(radius * 1.25)}px`,
    round: '999px',
  };
}

const shadow = {
  card: '0 1px 2px rgba(28, 37, 35, 0.04), 0 6px 20px -8px rgba(28, 37, 35, 0.08)',
  raised: '0 2px 4px rgba(28, 37, 35, 0.05), 0 12px 32px -12px rgba(28, 37, 35, 0.18)',
  floating: '0 24px 64px -16px rgba(28, 37, 35, 0.32)',
} as const;

/**
 * All token values of a brand. Text in or on the brand's color reaches a contrast of 4.5:1 on the page and on cards:
 * the color is darkened as far as necessary. Borders of controls reach 3:1.
 */
export function themeOf(brand: Brand) {
  return { color: colors(brand), radius: radii(brand.radius ?? defaultBrand.radius), shadow, ...scale };
}

export type Theme = ReturnType<typeof themeOf>;
