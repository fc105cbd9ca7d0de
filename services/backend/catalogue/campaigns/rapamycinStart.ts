import type { CatalogueCampaign } from '../../modules/catalogue/CatalogueCampaign.ts';

export const rapamycinStart: CatalogueCampaign = {
  slug: 'rapamycin-start',
  tenants: ['healthspan'],
  product: 'generic-rapamycin',
  image: 'bottle',
  tag: 'Healthy aging',
  color: '#0b5d57',
  title: 'Could rapamycin be right for you?',
  description:
    'Answer a few questions about your health. A licensed provider reads them and tells you whether it suits you. You pay nothing before that.',
};
