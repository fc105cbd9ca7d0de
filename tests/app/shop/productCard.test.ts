import { describe, expect, it } from 'vitest';
import { activeSubscriptionTo } from '#app/dashboard/shop/grid/activeSubscriptionTo.ts';
import { badgeTone, isSoldIn, shopDescription } from '#app/dashboard/shop/grid/productRules.ts';
import { productHref } from '#app/dashboard/shop/grid/productHref.ts';
import { pageNumbers } from '#app/dashboard/shop/grid/pageNumbers.ts';
import { priceTexts } from '#app/dashboard/shop/grid/priceTexts.ts';
import { subscribedActions } from '#app/dashboard/shop/panels/subscribedActions.ts';
import { contrast } from '#renderers/theme/contrast.ts';
import { exampleSubscription } from '#stories/pages/subscriptions/exampleSubscription.ts';
import { exampleProducts } from '#stories/pages/shop/exampleShop.ts';

const product = (name: string) => {
  const found = exampleProducts.find((one) => one.name === name);
  if (!found) throw new Error(`there is no example product ${name}`);
  return found;
};

it.each([
  ['Energy', 'yellow'],
  ['Metabolic', 'green'],
  ['Metabolic health', 'green'],
  ['Sleep', 'red'],
  ['Energetic', 'red'],
])('a badge that says %s is %s', (label, tone) => {
  expect(badgeTone(label)).toBe(tone);
});

it.each([
  ['#4a3700', '#fbdc6a'],
  ['#0f4a26', '#b9ebc6'],
  ['#76160f', '#fbc9c4'],
])('the words of a badge, %s on %s, can be read', (words, ground) => {
  expect(contrast(words, ground)).toBeGreaterThanOrEqual(4.5);
});

it.each([
  ['/product/login/1', '', '/product/login/1'],
  ['/product/login/1', '?type=lab&page=2', '/product/login/1?redirectPath=%2Fshop%3Ftype%3Dlab%26page%3D2'],
  [null, '?type=lab', '/product/2?redirectPath=%2Fshop%3Ftype%3Dlab'],
  ['https://brand.example/nad', '?type=lab', 'https://brand.example/nad'],
  ['javascript:alert(1)', '', '/product/2'],
])('the page of a product whose address is %s is opened from the shop%s at %s', (product_url, search, href) => {
  expect(productHref({ _id: '2', product_url }, search)).toBe(href);
});

it('a description is cut at 126 characters, after a whole word', () => {
  const text = 'word '.repeat(40).trim();
  expect(shopDescription('x'.repeat(126))).toBe('x'.repeat(126));
  expect(shopDescription(text)).toMatch(/^(word ){24}word…$/);
});

describe('the numbers of pages', () => {
  it.each([
    [1, 7, [1, 2, 3, 4, 5]],
    [3, 7, [1, 2, 3, 4, 5]],
    [4, 7, [2, 3, 4, 5, 6]],
    [7, 7, [3, 4, 5, 6, 7]],
    [2, 3, [1, 2, 3]],
    [9, 7, [3, 4, 5, 6, 7]],
  ])('of page %d of %d are %j', (page, total, numbers) => {
    expect(pageNumbers(page, total)).toEqual(numbers);
  });
});

/** All that is said of the price of a product. */
const said = (name: string) => {
  const texts = priceTexts(product(name));
  return [
    `${texts?.price} ${texts?.of}`,
    ...(texts?.payments ?? []).map(({ when, amount }) => `${when}: ${amount}`),
    texts?.note,
  ];
};

describe('a price', () => {
  it('of what a provider must approve says that nothing is paid today, nor after a no', () => {
    expect(said('Generic Rapamycin')).toEqual([
      'From $87 a month',
      'Today: $0.00',
      'If approved: $261.00 every 3 months',
      'If your provider says no, you pay nothing.',
    ]);
  });

  it('of what is bought once says so, and what it costs as a plan', () => {
    expect(said('Longevity Panel')).toEqual([
      '$229 once',
      'Today: $229.00',
      'Or as a plan: $189.00 every 3 months',
      'One-time orders ship free.',
    ]);
    expect(said('Electrolytes')).toEqual(['$15 once', 'Today: $15.00', 'One-time orders ship free.']);
  });

  it('of a plan says what is paid today and each time', () => {
    expect(said('Vitamin B12')).toEqual([
      'From $16 a month',
      'Today: $48.00',
      'Then: $48.00 every 3 months',
      'Cancel before it renews, and you pay nothing more.',
    ]);
  });

  it('of what has none is not said', () => {
    const { shop, shipping_frequencies: plans } = product('Electrolytes');
    const price = { once: null, monthly: null, months: null };
    expect(priceTexts({ shop: { ...shop, price }, shipping_frequencies: plans })).toBeUndefined();
  });
});

describe('in a state', () => {
  it('a product is sold unless its file or the law says otherwise', () => {
    const metformin = { ...product('Metformin ER'), unavailable_states: ['TX'] };
    expect(['TX', 'CA', null].map((state) => isSoldIn(metformin, state))).toEqual([false, true, true]);
    expect(['NY', 'NJ', 'RI', 'CA'].map((state) => isSoldIn(product('Longevity Panel'), state))).toEqual([
      false,
      false,
      false,
      true,
    ]);
  });
});

describe('a subscriber', () => {
  const template = product('Generic Rapamycin');
  const [plan] = exampleSubscription().product_plans;
  const subscription = exampleSubscription({
    product_plans: plan ? [{ ...plan, product_template: { ...plan.product_template, _id: template._id } }] : [],
  });
  it('has an active subscription to the product, and no other one', () => {
    expect(activeSubscriptionTo(template._id, [exampleSubscription(), subscription])).toBe(subscription);
    expect(activeSubscriptionTo(template._id, [{ ...subscription, status: 'paused' }])).toBeUndefined();
    expect(activeSubscriptionTo(product('Vitamin B12')._id, [subscription])).toBeUndefined();
  });

  it.each([
    ['Generic Rapamycin', { buysOnce: false, modifiesTreatment: true }],
    ['Longevity Panel', { buysOnce: true, modifiesTreatment: false }],
    ['Vitamin B12', { buysOnce: false, modifiesTreatment: false }],
    ['Longevity Coaching', { buysOnce: false, modifiesTreatment: false }],
  ])('of %s can do %j', (name, actions) => {
    expect(subscribedActions(product(name))).toEqual(actions);
  });

  it('of a medication that is sold once does not buy it once', () => {
    expect(subscribedActions({ ...product('Longevity Panel'), type: 'medication' }).buysOnce).toBe(false);
  });
});
