import type { CatalogueProduct } from '../../modules/catalogue/CatalogueProduct.ts';
import { recurring } from '../plans/recurring.ts';

export const electrolytes: CatalogueProduct = {
  slug: 'electrolytes',
  tenants: ['healthspan'],
  position: 60,
  name: 'Electrolytes',
  productName: 'Electrolyte powder',
  description: 'Sodium, potassium and magnesium without sugar, for days when you eat less or move more.',
  type: 'supplement',
  images: ['jar'],
  productType: 'powder',
  shortDescription: 'A powder without sugar, one scoop in a glass of water.',
  promotionalText: '$22/mo',
  benefits: [{ title: 'No sugar', description: 'It does not raise blood sugar.' }],
  tags: ['Metabolic health'],
  strengths: ['400 mg'],
  doseQuantity: 28,
  doseTexts: { starter: 'One jar a month' },
  frequencies: [
    {
      frequency: { label: 'Once daily', count: 7 },
      instructions: 'Stir one scoop into a glass of water once a day.',
      has_custom_quantity: false,
      monthly_units: 1,
      custom_quantity: null,
    },
  ],
  plans: [recurring(1, { total: 2200 })],
  dosageType: 'supplement',
  intakeTemplate: 'metabolic-health',
};
