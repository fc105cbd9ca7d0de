import type { CatalogueProduct } from '../../modules/catalogue/CatalogueProduct.ts';
import { oneTime } from '../plans/oneTime.ts';
import { recurring } from '../plans/recurring.ts';

export const nadSupplement: CatalogueProduct = {
  slug: 'nad-supplement',
  tenants: ['healthspan', 'evergreen'],
  position: 110,
  name: 'NAD+ Support',
  productName: 'Nicotinamide riboside capsules',
  description:
    'Nicotinamide riboside, which the body turns into NAD+. Thirty days in a jar, tested by a second laboratory.',
  type: 'supplement',
  images: ['jar', 'capsules'],
  productType: 'capsules',
  shortDescription: 'Two capsules a day, tested twice.',
  promotionalText: 'From $44',
  benefits: [
    { title: 'Tested twice', description: 'By the maker and by an independent laboratory.' },
    { title: 'No prescription', description: 'It ships within two working days.' },
  ],
  tags: ['Healthy aging', 'Supplement'],
  strengths: ['300 mg'],
  plans: [oneTime(5200), recurring(1, { total: 5200, savings: 800 }), recurring(3, { total: 15_600, savings: 2400 })],
  testimonials: [{ name: 'Cleo', text: 'It comes when the jar is empty. That is all I ask of it.' }],
};
