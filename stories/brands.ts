import { defaultBrand } from '#renderers/theme/defaultBrand.ts';
import type { Brand } from '#schemas/brand.ts';

/** The brands that the toolbar offers: the default look and one that differs in everything a brand can say. */
export const brands: { readonly [name: string]: Brand } = {
  default: defaultBrand,
  indigo: { primary_color: '#4f46c8', accent_color: '#e0629a', background_color: '#f5f5fb', radius: 8 },
};
