import type { CatalogueCoupon } from '../../modules/catalogue/CatalogueCoupon.ts';

export const expired10: CatalogueCoupon = {
  code: 'EXPIRED10',
  tenants: ['healthspan', 'evergreen'],
  percent: 10,
  products: ['generic-rapamycin', 'compounded-rapamycin', 'metformin-er', 'acarbose'],
  expiresAt: '2025-12-31T00:00:00Z',
};
