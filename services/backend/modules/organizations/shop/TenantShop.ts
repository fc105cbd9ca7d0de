import type { BannerMode, ShopBanner, ShopFilter } from '#schemas/wire/shop.ts';
import type { Picture } from '../../pictures/Picture.ts';
import type { ShopAction } from './shopActionOf.ts';

/** A banner of a brand's shop, with its picture in the colors of the brand. */
export interface TenantBanner extends Omit<ShopBanner, 'action' | 'image'> {
  readonly action: ShopAction & { readonly value: string; readonly mode: BannerMode };
  readonly picture: Picture;
}

/** How a brand presents what it sells. */
export interface TenantShop {
  readonly banners: readonly TenantBanner[];
  /** What the brand's file leaves out is filled in. */
  readonly filters: readonly ShopFilter[];
}
