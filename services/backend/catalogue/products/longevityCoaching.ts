import type { CatalogueProduct } from '../../modules/catalogue/CatalogueProduct.ts';
import { recurring } from '../plans/recurring.ts';

export const longevityCoaching: CatalogueProduct = {
  slug: 'longevity-coaching',
  tenants: ['healthspan', 'evergreen'],
  position: 80,
  name: 'Longevity Coaching',
  productName: 'Longevity coaching, Core',
  description:
    'A coach of your own, a plan for movement, food and sleep, and two lab panels a year that show what changes.',
  type: 'coaching_membership',
  images: ['coaching'],
  shortDescription: 'A coach, a plan, and labs twice a year.',
  promotionalText: 'Starting at $99/mo',
  benefits: [
    { title: 'A coach of your own', description: 'The same person in every conversation.' },
    { title: 'Labs included', description: 'Two panels a year, explained to you.' },
  ],
  tags: ['Coaching', 'Membership'],
  plans: [
    recurring(1, { total: 12_900 }),
    recurring(3, { total: 38_700, savings: 3000 }),
    recurring(12, { total: 154_800, savings: 36_000 }),
  ],
  membership: 'longevity-core',
  testimonials: [{ name: 'Ines', text: 'We set three goals. Having to say aloud how they went made the difference.' }],
  intakeTemplate: 'longevity-coaching',
};
