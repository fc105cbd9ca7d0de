import type { CatalogueMembership } from '../../modules/catalogue/CatalogueMembership.ts';

export const longevityCore: CatalogueMembership = {
  slug: 'longevity-core',
  tenants: ['healthspan', 'evergreen'],
  name: 'Longevity Core',
  description: 'Coaching, labs twice a year, and clinical care in one membership.',
  type: 'other',
  protocol:
    'You meet your coach within a week, agree on three goals, and talk every month. Two lab panels a year show what changes.',
  features: [
    { title: 'Monthly coaching', description: 'Thirty minutes by video with the same coach.' },
    { title: 'Labs twice a year', description: 'The longevity panel at a lab near you.' },
    { title: 'Messages', description: 'Write to your coach at any time; answers within two working days.' },
  ],
  included: [
    {
      name: 'First coaching call',
      image: 'coaching',
      features: ['45 minutes by video', 'Your goals and your plan'],
      bookingLink: 'https://cal.example/longevity/core-first-call',
    },
    { name: 'Longevity Panel', image: 'kit', features: ['52 biomarkers', 'Twice a year'] },
  ],
  prices: { 1: 12_900, 3: 35_700, 12: 118_800 },
};
