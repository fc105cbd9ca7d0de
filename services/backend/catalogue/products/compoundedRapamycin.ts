import type { CatalogueProduct } from '../../modules/catalogue/CatalogueProduct.ts';
import { recurring } from '../plans/recurring.ts';

export const compoundedRapamycin: CatalogueProduct = {
  slug: 'compounded-rapamycin',
  tenants: ['healthspan'],
  position: 20,
  name: 'Compounded Rapamycin',
  productName: 'Rapamycin capsules, compounded',
  description:
    'Rapamycin in enteric-coated capsules that a pharmacy makes for you. It costs less than tablets and less of it reaches the blood. Your provider reviews your health history and decides whether it suits you.',
  type: 'medication',
  images: ['capsules', 'bottle'],
  productType: 'capsules',
  shortDescription: 'Enteric-coated capsules, once or twice a week.',
  promotionalText: 'Starting at $52/mo',
  benefits: [
    { title: 'Enteric-coated capsules', description: 'The coating carries the medicine past the stomach.' },
    { title: 'Lower bioavailability', description: 'Less of each milligram reaches the blood than from tablets.' },
    { title: 'Lower clinical efficacy', description: 'Fewer studies were made with capsules.' },
  ],
  tags: ['Healthy aging', 'Prescription'],
  strengths: ['2 mg'],
  doseTexts: { starter: 'Usual dose', custom: 'Choose my own dose' },
  frequencies: [
    {
      frequency: { label: 'Once weekly', count: 1 },
      instructions: 'Take {compounded_dosage} mg by mouth once a week, on the same day.',
      has_custom_quantity: true,
      monthly_units: 12,
      custom_quantity: { min: 4, max: 16, default: 12 },
    },
    {
      frequency: { label: 'Twice weekly', count: 2 },
      instructions:
        'Take {weekly_dosage} mg a week by mouth, half of it on each of two days, three or four days apart.',
      has_custom_quantity: true,
      monthly_units: 12,
      custom_quantity: { min: 4, max: 16, default: 12 },
    },
  ],
  plans: [
    recurring(1, { total: 6500 }),
    recurring(3, { total: 19_500, savings: 3900, isDefault: true }),
    recurring(6, { total: 39_000, savings: 7800 }),
  ],
  medicationType: 'rapamycin',
  dosageType: 'compounded',
  testimonials: [
    {
      name: 'Owen',
      text: 'Two capsules on Sunday with breakfast. It has become a habit that I no longer think about.',
    },
  ],
  intakeTemplate: 'rapamycin',
};
