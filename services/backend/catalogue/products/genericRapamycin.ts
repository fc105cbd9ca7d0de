import type { CatalogueProduct } from '../../modules/catalogue/CatalogueProduct.ts';
import { recurring } from '../plans/recurring.ts';

export const genericRapamycin: CatalogueProduct = {
  slug: 'generic-rapamycin',
  tenants: ['healthspan', 'evergreen'],
  position: 10,
  name: 'Generic Rapamycin',
  productName: 'Rapamycin (sirolimus) tablets',
  description:
    'Rapamycin, also called sirolimus, as the tablets that pharmacies keep for other uses. It is taken once a week at a low dose. Your provider reviews your health history, decides whether it suits you, and adjusts the dose with you.',
  type: 'medication',
  images: ['bottle', 'capsules'],
  productType: 'tablets',
  shortDescription: 'Tablets, once a week. The dose follows your weight.',
  promotionalText: 'Starting at $87/mo',
  recommendationRequest: true,
  benefits: [
    { title: 'High Quality', description: 'Made for pharmacies under the rules for prescription medicine.' },
    { title: '3x Bioavailability', description: 'More of each milligram reaches the blood than from capsules.' },
    { title: 'More Clinically Effective', description: 'Most studies of rapamycin were made with these tablets.' },
  ],
  tags: ['Healthy aging', 'Prescription'],
  strengths: ['1 mg'],
  doseQuantity: 0.04,
  doseRecommendation:
    'Most people do well on a weekly dose that follows their body weight. Your provider checks it against your answers before anything is shipped.',
  doseTexts: {
    recommended: 'Recommended for my weight',
    starter: 'Start with a lower dose',
    custom: 'Choose my own dose',
  },
  frequencies: [
    {
      frequency: { label: 'Once weekly', count: 1 },
      instructions:
        'Take {weekly_dosage} mg by mouth once a week, on the same day, always with or always without food.',
      has_custom_quantity: true,
      monthly_units: 500,
      custom_quantity: { min: 400, max: 640, default: 500 },
    },
  ],
  plans: [
    recurring(1, { total: 9900 }),
    recurring(3, { total: 29_700, savings: 3600 }),
    recurring(6, { total: 59_400, savings: 7200 }),
  ],
  medicationType: 'rapamycin',
  dosageType: 'generic',
  testimonials: [
    {
      name: 'Maya',
      text: 'The questions took ten minutes, a provider wrote to me the next day, and my dose was changed once after my first labs.',
    },
  ],
  intakeTemplate: 'rapamycin',
};
