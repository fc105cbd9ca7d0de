import type { CatalogueCoupon } from '../../../coupons/CatalogueCoupon.ts';

export const labs10: CatalogueCoupon = {
  code: 'LABS10',
  tenants: ['healthspan', 'evergreen'],
  percent: 10,
  products: ['longevity-panel'],
};
