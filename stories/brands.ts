import { defaultBrand } from '#renderers/theme/defaultBrand.ts';
import type { Brand } from '#schemas/brand.ts';

/**
 * The brands in Storybook's toolbar: the organizations of the demo, the default look, and a brand whose colors are
 * unreadable as they are.
 */
export const brands: { readonly [name: string]: Brand } = {
  Healthspan: { primary_color: '#0b5d57', accent_color: '#c9a227', background_color: '#f6f8f7', radius: 12 },
  Evergreen: { primary_color: '#7a2e5d', accent_color: '#d9822b', background_color: '#fbf7f5', radius: 4 },
  Juniper: { primary_color: '#2f4b7c', accent_color: '#d88c4a', background_color: '#f5f7fb', radius: 18 },
  'No brand': defaultBrand,
  Glaring: { primary_color: '#ffe600', accent_color: '#00ffd0', background_color: '#101418', radius: 28 },
};
