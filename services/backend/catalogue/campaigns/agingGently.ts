import type { CatalogueCampaign } from '../../modules/catalogue/CatalogueCampaign.ts';

export const agingGently: CatalogueCampaign = {
  slug: 'aging-gently',
  tenants: ['evergreen'],
  product: 'generic-rapamycin',
  image: 'duo',
  tag: 'New at Evergreen',
  color: '#7a2e5d',
  title: 'Rapamycin, with care',
  description: 'We begin with a low dose and check in with you often. A provider decides whether it suits you.',
};
