import type { CatalogueProduct } from '../../modules/catalogue/CatalogueProduct.ts';
import { recurring } from '../plans/recurring.ts';

export const longevityCoachingAdvanced: CatalogueProduct = {
  slug: 'longevity-coaching-advanced',
  tenants: ['healthspan'],
  position: 90,
  name: 'Longevity Coaching Advanced',
  productName: 'Longevity coaching, Advanced',
  description:
    'Everything of the core program, with a physician beside your coach, four lab panels a year and a longer plan.',
  type: 'coaching_membership',
  images: ['coaching', 'kit'],
  shortDescription: 'A coach and a physician, and labs four times a year.',
  promotionalText: 'Starting at $169/mo',
  benefits: [
    { title: 'Coach and physician', description: 'They plan together and meet you together.' },
    { title: 'Labs every three months', description: 'Four panels a year, explained to you.' },
  ],
  tags: ['Coaching', 'Membership'],
  plans: [
    recurring(1, { total: 19_900 }),
    recurring(3, { total: 59_700, savings: 6000 }),
    recurring(12, { total: 238_800, savings: 36_000 }),
  ],
  membership: 'longevity-advanced',
  testimonials: [{ name: 'Ravi', text: 'My coach and my physician had read the same results before we talked.' }],
  intakeTemplate: 'longevity-coaching',
};
