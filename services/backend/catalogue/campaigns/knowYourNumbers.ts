import type { CatalogueCampaign } from '../../modules/catalogue/CatalogueCampaign.ts';

export const knowYourNumbers: CatalogueCampaign = {
  slug: 'know-your-numbers',
  tenants: ['healthspan'],
  product: 'longevity-panel',
  image: 'kit',
  tag: 'Labs',
  color: '#c9a227',
  title: 'Know your numbers',
  description: 'One blood draw at a lab near you, 52 biomarkers, and a provider who explains what they mean for you.',
};
