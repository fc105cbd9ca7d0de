import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readBrands } from '#services/backend/brands/readBrands.ts';
import { SettingsError } from '#services/backend/kernel/settings/SettingsError.ts';
import { brandsCopy } from '#tests/support/brands/brandsCopy.ts';
import { evergreen, healthspan, juniper, seededCatalogue, seededTenants } from '#tests/support/brands/seededBrands.ts';
import { smallBrand } from '#tests/support/brands/smallBrand.ts';

const brands = brandsCopy();
afterAll(() => brands.remove());

const picture = '<svg xmlns="http://www.w3.org/2000/svg"><path fill="{primary}"/></svg>';

/** The brands, one of which has this file and the picture of a banner. */
function read(file: object) {
  brands.add('acme', file, { 'banner.svg': picture });
  try {
    return readBrands(brands.directory, seededCatalogue);
  } finally {
    brands.take('acme');
  }
}

/** What is said of the brand, each fault without the directory that it is in; nothing where it is taken. */
function faultsOf(file: object): readonly string[] {
  try {
    read(file);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.replaceAll(join(brands.directory, '/'), '').split('\n');
  }
}

const banner = {
  label_name: { value: 'Labs', mode: 'dark' },
  title: { value: 'Numbers first', mode: 'dark' },
  action: { type: 'lab-visit', value: 'Order', mode: 'dark', product: 'longevity-panel' },
  image: 'banner.svg',
  background_color: '#ffffff',
  carousel_indicators: { mode: 'dark' },
};
const withAction = (action: object) => ({
  ...smallBrand,
  shop: { banners: [{ ...banner, action: { value: 'Go', mode: 'dark', ...action } }] },
});

describe('the shop of a brand is refused at start with', () => {
  it.each<readonly [string, object, string | readonly string[]]>([
    [
      'a banner that leads to script',
      withAction({ type: 'external-link', url: 'javascript:alert(1)' }),
      '/shop/banners/0/action/url must begin with https:// or http:// and name a web page, not "javascript:alert(1)"',
    ],
    [
      'a banner that leads out of the dashboard',
      withAction({ type: 'in-app-path', url: '../../login' }),
      `/shop/banners/0/action/url must be what stands after /dashboard/{userId}/, such as 'subscriptions' or 'settings/billing', not "../../login"`,
    ],
    [
      'a banner for a visit without its product',
      withAction({ type: 'medication-visit', url: 'https://third.example' }),
      [
        '/shop/banners/0/action/url must be left out of an action of the type medication-visit',
        '/shop/banners/0/action/product is missing, and an action of the type medication-visit needs it',
      ],
    ],
    [
      'a banner for what it does not sell',
      withAction({ type: 'lab-visit', product: 'heart-panel' }),
      "/shop/banners/0/action/product is 'heart-panel', which the brand does not sell; add it to /sells/products or name another",
    ],
    [
      'a banner for a lab test that is none',
      withAction({ type: 'lab-visit', product: 'acarbose' }),
      "/shop/banners/0/action/product is 'acarbose', which is no lab test; name one, or use the type medication-visit",
    ],
    [
      'a banner for a visit that is none',
      withAction({ type: 'medication-visit', product: 'longevity-panel' }),
      "/shop/banners/0/action/product is 'longevity-panel', which no visit leads to; name a medication or a coaching membership",
    ],
    [
      'a banner without its picture',
      { ...smallBrand, shop: { banners: [{ ...banner, image: 'gone.svg' }] } },
      "/shop/banners/0/image 'gone.svg' is not beside it; there are banner.svg",
    ],
    [
      'a banner in a color by name',
      { ...smallBrand, shop: { banners: [{ ...banner, background_color: 'red' }] } },
      '/shop/banners/0/background_color must be a color as #rrggbb',
    ],
    [
      'filters that find nothing, or stand there twice',
      {
        ...smallBrand,
        shop: {
          filters: [
            { type: 'type', valid_values: ['lab', 'coaching_membership'] },
            { type: 'type', valid_values: ['lab'] },
          ],
        },
      },
      [
        "/shop/filters/0/valid_values/1 is 'coaching_membership', which no product of the brand has; there are lab, medication, supplement",
        "/shop/filters/1/type is 'type', as in a filter before it",
      ],
    ],
  ])('%s', (_, file, said) => {
    expect(faultsOf(file)).toEqual([said].flat().map((one) => `acme/brand.json: ${one}`));
  });
});

describe('a shop that says little', () => {
  it('has no banners, and is filtered by everything that its products have', () => {
    const { shop } = read(smallBrand).find(({ slug }) => slug === 'acme') ?? {};
    expect(shop).toEqual({
      banners: [],
      filters: [
        { type: 'type', valid_values: ['lab', 'medication', 'supplement'] },
        { type: 'protocols', valid_values: ['Healthy aging', 'Heart health', 'Metabolic health', 'Hormones'] },
        { type: 'benefits', valid_values: ['Insight', 'Metabolic', 'Energy'] },
      ],
    });
  });

  it('has the pictures of its banners in its colors', () => {
    const { shop } = read({ ...smallBrand, shop: { banners: [banner] } }).find(({ slug }) => slug === 'acme') ?? {};
    expect(shop?.banners[0]?.picture.content).toContain(smallBrand.settings.brand.primary_color);
  });
});

describe('the shops that the portal comes with', () => {
  it('have each kind of action, more banners than need no navigation, few, and none', () => {
    expect(new Set(healthspan.shop.banners.map(({ action }) => action.type))).toEqual(
      new Set(['external-link', 'medication-visit', 'lab-visit', 'in-app-path']),
    );
    expect(seededTenants.map(({ shop }) => shop.banners.length > 5)).toEqual([false, true, false]);
    expect([evergreen.shop.banners.length > 0, juniper.shop.banners]).toEqual([true, []]);
  });

  it('are filtered by every type and label that a product of theirs has', () => {
    const { filters } = healthspan.shop;
    for (const { type, valid_values: values } of filters)
      expect([type, [...values].toSorted()]).toEqual([type, everyValue(type).toSorted()]);
  });
});

/** What products of the default brand have of a group of filters. */
function everyValue(type: string): string[] {
  const sold = healthspan.sells.products.flatMap((slug) => seededCatalogue.products.get(slug) ?? []);
  const values = sold.flatMap((product) =>
    type === 'type' ? [product.type] : ((type === 'protocols' ? product.tags.protocols : product.tags.benefits) ?? []),
  );
  return [...new Set(values)];
}
