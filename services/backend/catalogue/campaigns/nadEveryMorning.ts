import type { CatalogueCampaign } from '../../modules/catalogue/CatalogueCampaign.ts';

export const nadEveryMorning: CatalogueCampaign = {
  slug: 'nad-every-morning',
  tenants: ['healthspan'],
  product: 'nad-supplement',
  image: 'jar',
  tag: 'Supplement',
  color: '#3f6c9b',
  title: 'Two capsules in the morning',
  description: 'NAD+ Support is tested twice, needs no prescription and ships within two working days.',
};
