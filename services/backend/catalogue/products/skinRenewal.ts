import type { CatalogueProduct } from '../../modules/catalogue/CatalogueProduct.ts';
import { recurring } from '../plans/recurring.ts';

export const skinRenewal: CatalogueProduct = {
  slug: 'skin-renewal',
  tenants: ['healthspan', 'evergreen'],
  position: 75,
  name: 'Skin Renewal',
  productName: 'Tretinoin cream 0.025 %',
  description:
    'A prescription cream that speeds up the renewal of skin. Your provider looks at your photo before deciding whether your skin takes it well.',
  type: 'medication',
  images: ['jar'],
  productType: 'cream',
  shortDescription: 'A thin layer at night, reviewed after the first tube.',
  promotionalText: 'Starting at $32/mo',
  benefits: [
    { title: 'Well studied', description: 'Used on skin for more than fifty years.' },
    { title: 'Begins gently', description: 'The lowest strength first, more only if your skin agrees.' },
  ],
  tags: ['Skin', 'Prescription'],
  strengths: ['0.025 %'],
  doseTexts: { starter: 'One tube a month' },
  frequencies: [
    {
      frequency: { label: 'Every other night', count: 4 },
      instructions: 'Put a pea-sized amount on dry skin every other night. Use sunscreen by day.',
      has_custom_quantity: false,
      monthly_units: 1,
      custom_quantity: null,
    },
  ],
  plans: [recurring(1, { total: 3800 }), recurring(3, { total: 11_400, savings: 1800 })],
  medicationType: 'tretinoin',
  dosageType: 'generic',
  intakeTemplate: 'skin-renewal',
};
