import type { CatalogueMembership } from '../../modules/catalogue/CatalogueMembership.ts';

export const metabolicCare: CatalogueMembership = {
  slug: 'metabolic-care',
  tenants: ['healthspan', 'evergreen'],
  name: 'Metabolic Care',
  description: 'Someone to ask while you change how you eat and what you take.',
  type: 'other',
  protocol:
    'Your care team writes to you every two weeks in the first three months, asks how it goes, and adjusts your plan.',
  features: [
    { title: 'Check-ins', description: 'A message every two weeks in the first three months.' },
    { title: 'Member prices', description: 'A lower price on what goes with your treatment.' },
  ],
  included: [{ name: 'Vitamin B12', image: 'vial', features: ['One bottle a month'] }],
  prices: { 1: 1500, 3: 3900 },
};
