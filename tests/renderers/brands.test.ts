import { describe, expect, it } from 'vitest';
import { brands } from '#stories/brands.ts';
import { contrast } from '#renderers/theme/contrast.ts';
import { themeOf } from '#renderers/theme/themeOf.ts';
import { evergreen, healthspan, juniper } from '#tests/support/brands/seededBrands.ts';

describe('the brands that stories are shown in', () => {
  it.each([healthspan, evergreen, juniper])(
    'are those of the portal: $settings.name',
    ({ settings: { name, brand } }) => {
      expect(brands[name]).toEqual(brand);
    },
  );

  it.each(Object.entries(brands))('write readable text: %s', (_, brand) => {
    const { color } = themeOf(brand);
    const texts = [color.ink, color.inkSoft, color.brandText, color.danger, color.success, color.warning];
    const grounds = [color.page, color.card, color.sunken, color.brandSoft, color.accentSoft];
    const least = Math.min(
      ...grounds.flatMap((ground) => texts.map((text) => contrast(text, ground))),
      ...[color.brand, color.brandHover, color.brandActive].map((ground) => contrast(color.onBrand, ground)),
    );
    expect(least).toBeGreaterThanOrEqual(4.5);
  });
});
