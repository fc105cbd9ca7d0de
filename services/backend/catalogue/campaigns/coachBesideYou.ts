import type { CatalogueCampaign } from '../../modules/catalogue/CatalogueCampaign.ts';

export const coachBesideYou: CatalogueCampaign = {
  slug: 'coach-beside-you',
  tenants: ['healthspan'],
  product: 'longevity-coaching',
  image: 'coaching',
  tag: 'Coaching',
  color: '#8a4b2f',
  title: 'A coach beside you',
  description: 'Set goals with the same person in every conversation, and see in your labs what has changed.',
};
