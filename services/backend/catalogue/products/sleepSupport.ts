import type { CatalogueProduct } from '../../modules/catalogue/CatalogueProduct.ts';
import { recurring } from '../plans/recurring.ts';

export const sleepSupport: CatalogueProduct = {
  slug: 'sleep-support',
  tenants: ['healthspan', 'evergreen'],
  position: 70,
  name: 'Sleep Support',
  productName: 'Low-dose trazodone tablets',
  description:
    'A low dose of a medicine that helps people stay asleep, together with advice for your evenings. Your provider decides whether it suits you.',
  type: 'medication',
  images: ['bottle'],
  productType: 'tablets',
  shortDescription: 'A low dose before bed, reviewed every three months.',
  promotionalText: 'Starting at $29/mo',
  recommendationRequest: true,
  benefits: [
    { title: 'Reviewed often', description: 'Your provider asks how you sleep before each refill.' },
    { title: 'Low dose', description: 'As little as helps.' },
  ],
  tags: ['Sleep', 'Prescription'],
  strengths: ['25 mg'],
  doseTexts: { starter: 'Starter dose' },
  frequencies: [
    {
      frequency: { label: 'Once nightly', count: 7 },
      instructions: 'Take one tablet by mouth thirty minutes before bed.',
      has_custom_quantity: false,
      monthly_units: 30,
      custom_quantity: null,
    },
  ],
  plans: [recurring(1, { total: 3500 }), recurring(3, { total: 10_500, savings: 1800 })],
  medicationType: 'trazodone',
  dosageType: 'generic',
  testimonials: [{ name: 'Theo', text: 'I wake up once a night now instead of four times.' }],
  intakeTemplate: 'sleep-support',
  unavailable: ['MS', 'NV'],
};
