import type { CatalogueProduct } from '../../modules/catalogue/CatalogueProduct.ts';
import { recurring } from '../plans/recurring.ts';

export const metforminEr: CatalogueProduct = {
  slug: 'metformin-er',
  tenants: ['healthspan', 'evergreen'],
  position: 30,
  name: 'Metformin ER',
  productName: 'Metformin hydrochloride, extended release',
  description:
    'Metformin lowers how much sugar the liver makes and helps the body answer to insulin. The extended-release tablet works through the day and is gentler on the stomach.',
  type: 'medication',
  images: ['bottle', 'duo'],
  productType: 'tablets',
  shortDescription: 'Tablets for steady blood sugar, once a day.',
  promotionalText: 'Starting at $24/mo',
  benefits: [
    { title: 'Well studied', description: 'In use for more than sixty years.' },
    { title: 'Once a day', description: 'One time to remember, with your evening meal.' },
  ],
  tags: ['Metabolic health', 'Prescription'],
  strengths: ['500 mg'],
  doseTexts: { starter: 'Start low and go slow' },
  frequencies: [
    {
      frequency: { label: 'Once daily', count: 7 },
      instructions: 'Take by mouth once a day with your evening meal. Swallow the tablet whole.',
      has_custom_quantity: false,
      monthly_units: 28,
      custom_quantity: null,
    },
  ],
  plans: [recurring(1, { total: 2900 }), recurring(3, { total: 8700, savings: 1500 })],
  medicationType: 'metformin',
  dosageType: 'generic',
  testimonials: [{ name: 'Lena', text: 'My care team started me low, and my stomach never complained.' }],
  intakeTemplate: 'metabolic-health',
};
