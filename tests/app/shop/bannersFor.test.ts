import { expect, it } from 'vitest';
import { bannersFor } from '#app/dashboard/shop/banners/bannersFor.ts';
import type { ShopBanner } from '#schemas/wire/shop.ts';
import { exampleVisit } from '#stories/pages/visit/exampleVisit.ts';

const text = (value: string) => ({ value, mode: 'light' }) as const;
const banner = (action: ShopBanner['action']): ShopBanner => ({
  title: text('Title'),
  label_name: text('Label'),
  action,
  image: '/banner.svg',
  background_color: '#000000',
  carousel_indicators: { mode: 'light' },
});
const visit = exampleVisit('Rapamycin', 1, 9);
const { _id: template } = visit.intake_template;
const starts = banner({
  type: 'medication-visit',
  value: 'Start Visit',
  mode: 'light',
  intake_template: template,
  product_template: 'c'.repeat(24),
});
const leads = banner({ type: 'in-app-path', value: 'See it', mode: 'light', url: 'subscriptions' });

it('leaves out the start of a visit that is stopped, and nothing else', () => {
  expect(bannersFor([starts, leads], [])).toEqual([starts, leads]);
  expect(bannersFor([starts, leads], [{ ...visit, stopped: false }])).toEqual([starts, leads]);
  expect(bannersFor([starts, leads], [{ ...visit, stopped: true }])).toEqual([leads]);
});
