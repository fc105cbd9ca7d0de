import type { CatalogueMembership } from '../../modules/catalogue/CatalogueMembership.ts';

export const longevityAdvanced: CatalogueMembership = {
  slug: 'longevity-advanced',
  tenants: ['healthspan'],
  name: 'Longevity Advanced',
  description: 'A coach and a physician who plan together, with labs every three months.',
  type: 'advanced',
  protocol:
    'You meet coach and physician together within a week, agree on a plan for the year, and talk every two weeks. Four lab panels a year show what changes.',
  features: [
    { title: 'Coaching every two weeks', description: 'Thirty minutes by video with the same coach.' },
    { title: 'A physician of your own', description: 'Four visits a year, and changes to your plan in between.' },
    { title: 'Labs every three months', description: 'The longevity panel at a lab near you.' },
  ],
  included: [
    {
      name: 'First call with coach and physician',
      image: 'coaching',
      features: ['60 minutes by video', 'Your plan for the year'],
      bookingLink: 'https://cal.example/longevity/advanced-first-call',
    },
    { name: 'Longevity Panel', image: 'kit', features: ['52 biomarkers', 'Every three months'] },
  ],
  prices: { 1: 19_900, 3: 53_700, 12: 202_800 },
};
