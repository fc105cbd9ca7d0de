import type { CatalogueProduct } from '../../modules/catalogue/CatalogueProduct.ts';
import { recurring } from '../plans/recurring.ts';

export const acarbose: CatalogueProduct = {
  slug: 'acarbose',
  tenants: ['healthspan', 'evergreen'],
  position: 40,
  name: 'Acarbose',
  productName: 'Acarbose tablets',
  description:
    'Acarbose slows how fast starch turns into sugar, so that blood sugar rises less after a meal. It is taken with the first bite.',
  type: 'medication',
  images: ['capsules', 'duo'],
  productType: 'tablets',
  shortDescription: 'Tablets that soften the rise of blood sugar after meals.',
  promotionalText: 'Starting at $31/mo',
  benefits: [
    { title: 'Works at the meal', description: 'It acts where food is digested and hardly reaches the blood.' },
    { title: 'Made to go together', description: 'It complements metformin, which works between meals.' },
  ],
  tags: ['Metabolic health', 'Prescription'],
  strengths: ['25 mg'],
  doseTexts: { starter: 'Start low and go slow' },
  frequencies: [
    {
      frequency: { label: 'With meals', count: 21 },
      instructions: 'Take one tablet with the first bite of each main meal, up to three a day.',
      has_custom_quantity: false,
      monthly_units: 84,
      custom_quantity: null,
    },
  ],
  plans: [recurring(1, { total: 3800 }), recurring(3, { total: 11_400, savings: 2100 })],
  medicationType: 'acarbose',
  dosageType: 'generic',
  intakeTemplate: 'metabolic-health',
};
