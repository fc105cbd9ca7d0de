import type { CatalogueCoupon } from '../../modules/catalogue/CatalogueCoupon.ts';

export const labs10: CatalogueCoupon = {
  code: 'LABS10',
  tenants: ['healthspan', 'evergreen'],
  percent: 10,
  products: ['longevity-panel'],
};
