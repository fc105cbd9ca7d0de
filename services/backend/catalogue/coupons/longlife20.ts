import type { CatalogueCoupon } from '../../modules/catalogue/CatalogueCoupon.ts';

export const longlife20: CatalogueCoupon = {
  code: 'LONGLIFE20',
  tenants: ['healthspan', 'evergreen'],
  percent: 20,
  products: ['generic-rapamycin', 'compounded-rapamycin'],
};
