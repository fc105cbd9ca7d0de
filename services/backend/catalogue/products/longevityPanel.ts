import type { CatalogueProduct } from '../../modules/catalogue/CatalogueProduct.ts';
import { oneTime } from '../plans/oneTime.ts';
import { recurring } from '../plans/recurring.ts';

export const longevityPanel: CatalogueProduct = {
  slug: 'longevity-panel',
  tenants: ['healthspan', 'evergreen'],
  position: 100,
  name: 'Longevity Panel',
  productName: 'Longevity panel, 52 biomarkers',
  description:
    'One blood draw at a lab near you, 52 biomarkers of heart, metabolism, hormones and inflammation, and a provider who explains the results.',
  type: 'lab',
  images: ['kit'],
  productType: 'panel',
  shortDescription: '52 biomarkers from one blood draw.',
  promotionalText: 'From $189',
  benefits: [
    { title: 'At a lab near you', description: 'More than 2,000 partner locations.' },
    { title: 'Explained', description: 'A provider comments on what stands out.' },
  ],
  tags: ['Labs'],
  plans: [oneTime(22_900), recurring(3, { total: 22_900, savings: 4000 })],
  testimonials: [{ name: 'June', text: 'In and out of the lab in fifteen minutes, results within the week.' }],
  intakeTemplate: 'longevity-labs',
};
