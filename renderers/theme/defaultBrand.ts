import type { Brand } from '#schemas/brand.ts';

/** The default brand; it also supplies tokens that a brand leaves out. */
export const defaultBrand = {
  primary_color: '#14594c',
  accent_color: '#d07a4e',
  background_color: '#faf7f2',
  radius: 16,
} as const satisfies Brand;
