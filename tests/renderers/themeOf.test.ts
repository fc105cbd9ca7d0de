import { assert, integer, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast } from '#renderers/theme/contrast.ts';
import { defaultBrand } from '#renderers/theme/defaultBrand.ts';
import { themeOf } from '#renderers/theme/themeOf.ts';
import type { Brand } from '#schemas/brand.ts';

const randomColor = integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);

const brand: Arbitrary<Brand> = record(
  {
    primary_color: randomColor,
    accent_color: randomColor,
    background_color: randomColor,
    radius: integer({ min: 0, max: 28 }),
  },
  { requiredKeys: ['primary_color'] },
);

const holdsForEveryBrand = (check: (theme: ReturnType<typeof themeOf>) => void) =>
  assert(
    property(brand, (one) => check(themeOf(one))),
    { numRuns: 500 },
  );

describe('a theme', () => {
  it('writes readable text on the brand color, pressed and pointed at too', () => {
    holdsForEveryBrand(({ color }) => {
      for (const ground of [color.brand, color.brandHover, color.brandActive])
        expect(contrast(color.onBrand, ground)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('writes readable text in the brand color on every ground', () => {
    holdsForEveryBrand(({ color }) => {
      for (const ground of [color.page, color.card, color.sunken, color.brandSoft, color.accentSoft])
        expect(contrast(color.brandText, ground)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('writes readable plain, soft and warning text on every ground', () => {
    holdsForEveryBrand(({ color }) => {
      for (const ground of [color.page, color.card, color.sunken, color.brandSoft, color.accentSoft])
        for (const text of [color.ink, color.inkSoft, color.danger, color.success, color.warning])
          expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it('shows the borders of controls on page and card', () => {
    holdsForEveryBrand(({ color }) => {
      for (const ground of [color.page, color.card]) expect(contrast(color.control, ground)).toBeGreaterThanOrEqual(3);
    });
  });

  it('keeps a brand color that is dark enough as it is', () => {
    expect(themeOf({ primary_color: '#14594c' }).color.brand).toBe('#14594c');
  });

  it('darkens a brand color only as far as needed, and keeps its hue', () => {
    const { brand: yellow } = themeOf({ primary_color: '#ffd400' }).color;
    expect(contrast(yellow, '#ffffff')).toBeLessThan(5.2);
    expect(Number.parseInt(yellow.slice(1, 3), 16)).toBeGreaterThan(Number.parseInt(yellow.slice(5, 7), 16));
  });

  it('lightens a page on which dark text could not be read', () => {
    const { color } = themeOf({ primary_color: '#14594c', background_color: '#101418' });
    expect(contrast(color.ink, color.page)).toBeGreaterThanOrEqual(12.5);
  });

  it('takes tokens that a brand leaves out from the default brand', () => {
    expect(themeOf({ primary_color: '#4f46c8' }).color.page).toBe(defaultBrand.background_color);
    expect(themeOf({ primary_color: '#4f46c8', radius: 0 }).radius.control).toBe('0px');
  });
});
