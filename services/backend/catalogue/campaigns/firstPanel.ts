import type { CatalogueCampaign } from '../../modules/catalogue/CatalogueCampaign.ts';

export const firstPanel: CatalogueCampaign = {
  slug: 'first-panel',
  tenants: ['evergreen'],
  product: 'longevity-panel',
  image: 'kit',
  tag: 'Start here',
  color: '#d9822b',
  title: 'Begin with a blood test',
  description: 'A good plan starts with what is there today. Visit a lab near you and see your results in a week.',
};
