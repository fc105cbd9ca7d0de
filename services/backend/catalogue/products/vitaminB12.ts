import type { CatalogueProduct } from '../../modules/catalogue/CatalogueProduct.ts';
import { recurring } from '../plans/recurring.ts';

export const vitaminB12: CatalogueProduct = {
  slug: 'vitamin-b12',
  tenants: ['healthspan', 'evergreen'],
  position: 50,
  name: 'Vitamin B12',
  productName: 'Methylcobalamin drops',
  description:
    'Metformin can lower vitamin B12 over the years. These drops go under the tongue, and your levels are checked with your yearly labs.',
  type: 'supplement',
  images: ['vial'],
  productType: 'drops',
  shortDescription: 'Drops that keep B12 up while you take metformin.',
  promotionalText: 'Starting at $14/mo',
  benefits: [{ title: 'Made to go together', description: 'It balances what metformin takes away over time.' }],
  tags: ['Metabolic health'],
  strengths: ['1 mg'],
  doseQuantity: 28,
  doseTexts: { starter: 'One bottle a month', custom: 'More than one bottle' },
  frequencies: [
    {
      frequency: { label: 'Once daily', count: 7 },
      instructions: 'Put one dropper under your tongue once a day.',
      has_custom_quantity: true,
      monthly_units: 1,
      custom_quantity: { min: 1, max: 3, default: 1 },
    },
  ],
  plans: [
    recurring(1, { total: 1800, membershipSavings: 200 }),
    recurring(3, { total: 5400, savings: 600, membershipSavings: 600 }),
  ],
  membership: 'metabolic-care',
  dosageType: 'supplement',
  intakeTemplate: 'metabolic-health',
};
