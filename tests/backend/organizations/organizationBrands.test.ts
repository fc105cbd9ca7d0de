import { afterAll, describe, expect, it } from 'vitest';
import { defaultBrand } from '#renderers/theme/defaultBrand.ts';
import { themeOf } from '#renderers/theme/themeOf.ts';
import type { Campaign } from '#schemas/wire/campaign.ts';
import type { CouponDiscounts } from '#schemas/wire/coupon.ts';
import type { Membership } from '#schemas/wire/membership.ts';
import type { Organization } from '#schemas/wire/organization.ts';
import type { Policy } from '#schemas/wire/policy.ts';
import type { Product } from '#schemas/wire/product.ts';
import type { ProductPage } from '#schemas/wire/productPage.ts';
import { campaignIdOf, membershipIdOf, productTemplateIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { svgTokensOf } from '#services/backend/modules/organizations/svgTokensOf.ts';
import type { Tenant } from '#services/backend/modules/organizations/Tenant.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { brandsCopy } from '#tests/support/brands/brandsCopy.ts';
import { evergreen, healthspan } from '#tests/support/brands/seededBrands.ts';
import { smallBrand } from '#tests/support/brands/smallBrand.ts';

/** A picture of one pixel. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const brands = brandsCopy();
brands.add('third-brand', smallBrand);
brands.add(
  'fourth',
  {
    ...smallBrand,
    domains: ['fourth.localhost'],
    pictures: { logo: 'ours.png', login: 'beach.svg' },
    policies: {
      tos: {
        title: 'Rules of {organization.name}',
        updated: '2026-01-01',
        parts: [{ heading: 'One rule', paragraphs: ['Be kind.'] }],
      },
    },
  },
  {
    'ours.png': PNG,
    'beach.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path fill="{primary}" d="M0 0h9v9Z"/></svg>',
  },
);
const backend = await backendFixture({ settings: { brands: brands.directory } });
afterAll(async () => {
  await backend.close();
  brands.remove();
});

const get = <Body>(url: string, host: string) => backend.call<Body>({ method: 'GET', url, headers: { host } });
const settingsAt = async (host: string) =>
  (await get<Organization>(`/v2/organizations/search?domain=${host}`, host)).body.settings;

/** Every image that the settings of an organization name. */
const imagesOf = ({
  logo_light_background,
  logo_dark_background,
  favicons,
  login,
  signup,
  product_signup,
  logo,
}: Organization['settings']) => [
  logo,
  logo_light_background,
  logo_dark_background,
  ...favicons,
  login.image_v3,
  signup.image,
  ...Object.values(product_signup),
];

/** The tags of a text that are not closed in the order in which they were opened. */
function unclosed(svg: string): readonly string[] {
  const open: string[] = [];
  for (const [, closing, tag = '', alone] of svg.matchAll(/<(\/?)(\w+)(?:\s[^<>]*?)?(\/?)>/g))
    if (!closing && !alone) open.push(tag);
    else if (closing && open.pop() !== tag) return [tag];
  return open;
}

describe('a third brand, of one file alone', () => {
  const host = 'third.localhost';
  const tenant = backend.portal.tenants.atHost(host);

  it('shows its name, texts and links at its host', async () => {
    expect(await settingsAt(host)).toMatchObject({ ...smallBrand.settings, default: false });
  });

  it('has the standard pictures in its colors, and its name as a logo', async () => {
    const settings = await settingsAt(host);
    const read = await Promise.all(imagesOf(settings).map((path) => get<string>(path, host)));
    for (const { status, headers, body } of read) {
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(body).not.toMatch(/\{\w+\}/);
      expect(unclosed(body)).toEqual([]);
    }
    const [, onLight, onDark, favicon, ...others] = read.map(({ body }) => body);
    expect(onLight).toContain('fill="#1d3f8f">Third &amp; Co</text>');
    expect(onDark).toContain('fill="#ffffff">Third &amp; Co</text>');
    expect(favicon).toContain('>T</text>');
    for (const svg of others) expect(svg).toContain('#1d3f8f');
    expect((await get(settings.logo, 'localhost')).status).toBe(404);
  });

  it('has its own colors in every theme color that is the brand’s', async () => {
    const themes = await Promise.all(
      [host, 'localhost', 'evergreen.localhost'].map(async (one) => themeOf((await settingsAt(one)).brand)),
    );
    expect(themes[0]?.color.brand).toBe('#1d3f8f');
    expect(new Set(themes.map((theme) => theme.color.brand)).size).toBe(3);
    expect(new Set(themes.map((theme) => theme.color.page)).size).toBe(3);
  });

  it('sells what it says, in its order, with the memberships that come with it', async () => {
    const patient = await backend.patient({}, tenant);
    const { body } = await patient.send<ProductPage>('GET', '/v2/products');
    expect(body.docs.map(({ slug }) => slug)).toEqual(smallBrand.sells.products);
    const kit = await get<string>(body.docs[0]?.product_images[0] ?? '', host);
    expect([kit.status, kit.body.includes('#1d3f8f')]).toEqual([200, true]);
    const membership = `/v2/memberships/${membershipIdOf(tenant.id, 'metabolic-care')}`;
    expect((await patient.send<Membership>('GET', membership)).body.name).toBe('Metabolic Care');
    const other = `/v2/memberships/${membershipIdOf(tenant.id, 'longevity-core')}`;
    expect((await patient.send('GET', other)).status).toBe(404);
  });

  it('takes its own discount code, and nobody else does', async () => {
    const ask = async (organization: typeof tenant) => {
      const patient = await backend.patient({}, organization);
      const template = productTemplateIdOf(organization.id, 'longevity-panel');
      const url = `/product/${organization.id}/template/${template}/products`;
      const { body: items } = await patient.send<Product[]>('GET', url);
      const products = items.map(({ _id }) => ({ product: _id }));
      return patient.send<CouponDiscounts>('POST', '/v2/cart/coupon/WELCOME15', { products });
    };
    const { productDiscounts } = (await ask(tenant)).body;
    expect(Object.values(productDiscounts).map(({ discount }) => discount)).toEqual([15, 15]);
    expect((await ask(backend.tenant)).status).toBe(404);
  });

  it('runs its own campaigns', async () => {
    const url = `/marketing/campaigns/${campaignIdOf(tenant.id, 'numbers-first')}/public`;
    const { body } = await get<Campaign>(url, host);
    expect(body).toMatchObject({ title: 'Numbers first', image: '/catalogue/third-brand/kit.svg', color: '#123456' });
    expect((await get(url, 'localhost')).status).toBe(404);
  });

  it('has the drafts of all policies, in its name', async () => {
    for (const section of ['consent', 'tos', 'privacy']) {
      const { status, body } = await get<Policy>(`/organization/${tenant.id}/policy/${section}`, host);
      expect([status, JSON.stringify(body).includes('{organization')]).toEqual([200, false]);
      expect(JSON.stringify(body)).toContain('Third & Co');
    }
  });
});

describe('a brand with pictures and rules of its own', () => {
  const host = 'fourth.localhost';

  it('shows its own picture files, whatever they are called, and the standard ones for the rest', async () => {
    const settings = await settingsAt(host);
    expect(settings.logo).toBe('/brand/fourth/logo.png');
    const logo = await backend.app.inject({ url: settings.logo, headers: { host } });
    expect([logo.statusCode, logo.headers['content-type']]).toEqual([200, 'image/png']);
    expect(logo.rawPayload).toEqual(PNG);
    expect((await get<string>(settings.login.image_v3, host)).body).toContain('fill="#1d3f8f"');
    expect(settings.signup.image).toBe('/brand/fourth/signup.svg');
    expect((await get('/brand/fourth/logo.svg', host)).status).toBe(404);
  });

  it('has its own rules, and the drafts for the others', async () => {
    const { id } = backend.portal.tenants.atHost(host);
    const read = async (section: string) => (await get<Policy>(`/organization/${id}/policy/${section}`, host)).body;
    expect(await read('tos')).toMatchObject({ title: 'Rules of Third & Co', parts: [{ heading: 'One rule' }] });
    expect((await read('privacy')).title).toBe('Privacy policy');
  });
});

it('a brand that names one color has its pictures in that, on the ground of the portal', () => {
  const { accent, background } = svgTokensOf({ name: 'One', brand: { primary_color: '#123456' } });
  expect([accent, background]).toEqual(['#123456', defaultBrand.background_color]);
});

describe.each([
  ['localhost', healthspan],
  ['evergreen.localhost', evergreen],
])('the brand at %s', (host, { pictures }) => {
  it('shows images that are there, each of its own', async () => {
    const paths = imagesOf(await settingsAt(host));
    const read = await Promise.all(paths.map((path) => get<string>(path, host)));
    for (const { status, headers, body } of read) {
      expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
      expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    }
    // The logo itself is the one for light backgrounds.
    expect(new Set(read.map(({ body }) => body)).size).toBe(paths.length - 1);
  });

  const drawn = Object.entries(pictures).map(([name, { content }]) => [name, String(content)] as const);

  it.each(drawn)('draws %s small, whole, and with nothing in it that runs or loads', (_, svg) => {
    expect(Buffer.byteLength(svg)).toBeLessThan(3000);
    expect(svg).not.toMatch(/undefined|NaN|\{\w+\}/);
    expect(svg).not.toMatch(/<script|<foreignObject|<image|<use|<style|\son\w+=|href|url\((?!#)/i);
    expect(unclosed(svg)).toEqual([]);
  });

  it.each([
    ['login', 800, 1000],
    ['signup', 800, 1000],
    ['medication', 640, 480],
    ['supplement', 640, 480],
    ['lab', 640, 480],
    ['coaching', 640, 480],
  ] as const)('fills whatever place %s is given, drawn %i wide and %i high', (name, width, height) => {
    expect(pictures[name].content).toMatch(
      new RegExp(`^<svg [^>]*viewBox="0 0 ${width} ${height}" preserveAspectRatio="xMidYMid slice">`),
    );
  });

  it('marks what patients say of it as a demo', async () => {
    const { testimonials } = await settingsAt(host);
    expect(testimonials.length).toBeGreaterThan(1);
    for (const { full_name } of testimonials) expect(full_name).toMatch(/, demo patient$/);
  });
});

const textsOf = ({ settings: { signup, testimonials } }: Tenant) => [
  signup.header_text,
  signup.description,
  ...signup.features.flatMap(({ title, description }) => [title, description]),
  ...testimonials.flatMap(({ full_name, testimonial }) => [full_name, testimonial]),
];

const drawnOf = ({ pictures }: Tenant) => Object.values(pictures).map(({ content }) => content);

it('the two brands of the seed share no picture, no feature and no testimonial', () => {
  expect(drawnOf(healthspan).filter((svg) => drawnOf(evergreen).includes(svg))).toEqual([]);
  expect(textsOf(healthspan).filter((text) => textsOf(evergreen).includes(text))).toEqual([]);
});

it.each(['constructor.svg', 'toString', 'banner.svg', 'LOGO.svg', 'logo.png', 'logo', 'brand.json'])(
  'there is no picture %s',
  async (name) => {
    expect((await get(`/brand/healthspan/${name}`, 'localhost')).status).toBe(404);
  },
);
