import type { Picture } from '../pictures/Picture.ts';
import { bannerFileOf } from './shop/bannerFileOf.ts';
import type { Tenant } from './Tenant.ts';

/** The pictures that a brand serves below `/brand/{slug}/`, by file. */
export const picturesOf = ({
  pictures,
  portraits,
  shop,
}: Pick<Tenant, 'pictures' | 'portraits' | 'shop'>): ReadonlyMap<string, Picture> =>
  new Map([
    ...Object.entries(pictures).map(([name, picture]) => [`${name}.${picture.extension}`, picture] as const),
    ...[...portraits].map(([slug, portrait]) => [`portrait-${slug}.${portrait.extension}`, portrait] as const),
    ...shop.banners.map(({ picture }, at) => [bannerFileOf(at, picture), picture] as const),
  ]);
