import type { ProductPage } from '#schemas/wire/productPage.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { ShopBanner, ShopSettings } from '#schemas/wire/shop.ts';
import { exampleOffers, idOf } from '../../exampleOffers.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';

const { rapamycin, metformin, labPanel, coaching, b12, electrolytes } = exampleOffers;

type Shop = ProductTemplate['shop'];

/** A product as the shop has it, with its badge and its purpose. */
const sold = (template: ProductTemplate, badge: string, purpose: string, shop: Partial<Shop>): ProductTemplate => ({
  ...template,
  product_url: `/product/${template.slug}`,
  shop: {
    ...template.shop,
    benefits: [
      { title: 'Reviewed with you', description: 'Your care team looks at it with you.' },
      { title: 'Sent to your home', description: 'It comes by mail.' },
    ],
    tags: [
      { label: badge, main: true, group: 'benefits' },
      { label: purpose, main: false, group: 'protocols' },
    ],
    ...shop,
  },
});

const visit = (monthly: number, months: number): Partial<Shop> => ({
  begins_with: 'visit',
  price: { once: null, monthly, months },
  health_account: true,
});

/** A page of products of each type, with each form of price. */
export const exampleProducts: readonly ProductTemplate[] = [
  sold({ ...rapamycin.template, intake_template: idOf('rapamycin visit') }, 'Energy', 'Longevity', visit(8700, 3)),
  sold({ ...metformin.template, intake_template: idOf('metabolic visit') }, 'Metabolic', 'Longevity', visit(2400, 3)),
  sold(labPanel.template, 'Testing', 'Longevity', {
    begins_with: 'purchase',
    price: { once: 22_900, monthly: 6300, months: 3 },
    health_account: true,
  }),
  sold(b12.template, 'Metabolic', 'Nutrition', {
    begins_with: 'purchase',
    price: { once: null, monthly: 1600, months: 3 },
  }),
  sold(electrolytes.template, 'Energy', 'Nutrition', {
    begins_with: 'purchase',
    price: { once: 1500, monthly: null, months: null },
  }),
  sold({ ...coaching.template, intake_template: idOf('coaching visit') }, 'Habits', 'Longevity', visit(9900, 12)),
];

/** A page of the shop. */
export const examplePage = (
  docs: readonly ProductTemplate[] = exampleProducts,
  {
    page = 1,
    totalPages = 1,
    total = docs.length,
    instead = [],
  }: Partial<Pick<ProductPage, 'page' | 'totalPages' | 'total' | 'instead'>> = {},
): ProductPage => ({
  docs: [...docs],
  instead,
  total,
  page,
  totalPages,
  hasPrevPage: page > 1,
  hasNextPage: page < totalPages,
  pagingCounter: (page - 1) * 6 + 1,
});

const drawing = (color: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1280 480"><circle cx="1040" cy="240" r="180" fill="${color}"/></svg>`,
  )}`;

/** A banner; its texts are dark, unless something else is said. */
export const exampleBanner = (
  title: string,
  action: ShopBanner['action'],
  { mode = 'dark', color = '#dcebe7' }: { readonly mode?: 'dark' | 'light'; readonly color?: string } = {},
): ShopBanner => ({
  title: { value: title, mode },
  label_name: { value: 'New', mode },
  action,
  image: drawing(mode === 'dark' ? '#9cc4b8' : '#3b8a76'),
  background_color: color,
  carousel_indicators: { mode },
});

/** A banner of each action. */
export const exampleBanners: readonly ShopBanner[] = [
  exampleBanner('Rapamycin, once a week', {
    type: 'medication-visit',
    value: 'Start a visit',
    mode: 'dark',
    product_template: rapamycin.template._id,
    intake_template: idOf('rapamycin visit'),
  }),
  exampleBanner(
    'Know your 52 markers',
    { type: 'lab-visit', value: 'Order a lab test', mode: 'light', product_template: labPanel.template._id },
    { mode: 'light', color: '#14594c' },
  ),
  exampleBanner('What we read this month', {
    type: 'external-link',
    value: 'Read our journal',
    mode: 'dark',
    url: 'https://journal.example/letters',
  }),
  exampleBanner('What you take, in one place', {
    type: 'in-app-path',
    value: 'See my medications',
    mode: 'dark',
    url: 'medications',
  }),
];

export const exampleFilters: ShopSettings['filters'] = [
  { type: 'type', valid_values: ['medication', 'lab', 'supplement', 'coaching_membership'] },
  { type: 'protocols', valid_values: ['Longevity', 'Nutrition'] },
  { type: 'benefits', valid_values: ['Energy', 'Metabolic', 'Testing', 'Habits'] },
];

/** The organization of the stories, with a shop as it is said. */
export const organizationWith = (shop: Partial<ShopSettings>) => ({
  ...exampleOrganization,
  settings: { ...exampleOrganization.settings, shop: { banners: [], filters: [...exampleFilters], ...shop } },
});
