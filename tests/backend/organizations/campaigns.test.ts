import { afterAll, describe, expect, it } from 'vitest';
import type { Campaign } from '#schemas/wire/campaign.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { campaignIdOf } from '#services/backend/modules/catalogue/campaignIdOf.ts';
import { campaignsOf } from '#services/backend/modules/campaigns/campaignsOf.ts';
import { isApiPath } from '#services/backend/kernel/http/isApiPath.ts';
import { catalogueFiles } from '#services/backend/catalogue/catalogueFiles.ts';
import { backendFixture } from '#tests/support/backendFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());

const hosts = { tenant: 'localhost', evergreen: 'evergreen.localhost' } as const;
const get = <Body = Campaign>(url: string, org: keyof typeof hosts = 'tenant') =>
  backend.call<Body>({ method: 'GET', url, headers: { host: hosts[org] } });
const urlOf = (id: string) => `/marketing/campaigns/${id}/public`;

const seeded = catalogueFiles.campaigns.flatMap(({ slug, tenants }) =>
  tenants.map((tenant) => [slug, tenant === 'evergreen' ? 'evergreen' : 'tenant'] as const),
);

describe.each(seeded)('the campaign %s of %s', (slug, org) => {
  it('is read by everybody, with a picture and a product that are there', async () => {
    const written = catalogueFiles.campaigns.find((one) => one.slug === slug);
    const { status, body } = await get(urlOf(campaignIdOf(backend[org].id, slug)), org);
    expect([status, body.title, body.tag, body.color]).toEqual([200, written?.title, written?.tag, written?.color]);
    const product = await get<ProductTemplate>(`/v2/products/${body.productTemplate}/public`, org);
    expect([product.status, product.body.slug]).toEqual([200, written?.product]);
    const image = await get<string>(body.image, org);
    expect([image.status, image.headers['content-type']]).toEqual([200, 'image/svg+xml']);
  });

  it('is nothing on the host of another organization', async () => {
    const there = org === 'tenant' ? 'evergreen' : 'tenant';
    expect((await get(urlOf(campaignIdOf(backend[org].id, slug)), there)).status).toBe(404);
    expect((await get(urlOf(campaignIdOf(backend[there].id, slug)), there)).status).toBe(404);
  });
});

const types = (tenant: string) =>
  catalogueFiles.campaigns
    .filter(({ tenants }) => tenants.includes(tenant))
    .map(({ product }) => catalogueFiles.products.find(({ slug }) => slug === product)?.type);

it('each organization advertises what it sells of each kind that is promised', () => {
  expect(new Set(types('healthspan'))).toEqual(new Set(['medication', 'lab', 'supplement', 'coaching_membership']));
  expect(types('evergreen')).toHaveLength(2);
});

it.each(['a'.repeat(24), 'not-an-id'])('there is no campaign %s', async (id) => {
  expect((await get(urlOf(id))).status).toBe(404);
});

it('an unknown address below /marketing is a problem and no page', () => {
  expect([isApiPath('/marketing/x'), isApiPath('/marketing'), isApiPath('/marketing-team')]).toEqual([
    true,
    true,
    false,
  ]);
});

const tried = (...campaigns: (typeof catalogueFiles.campaigns)[number][]) =>
  campaignsOf({ ...catalogueFiles, campaigns }, backend.evergreen);

describe('a campaign is refused at start', () => {
  const campaign = {
    slug: 'try',
    tenants: ['evergreen'],
    product: 'longevity-panel',
    image: 'kit',
    tag: 'Labs',
    color: '#123456',
    title: 'Try',
    description: 'Try it.',
  } as const;

  it('unless everything that it names is there', () => {
    expect(tried(campaign).size).toBe(1);
  });

  it.each([
    ['no product has its name', { product: 'gone' }, "leads to 'gone', which is not sold there"],
    ['the product is sold elsewhere', { product: 'electrolytes' }, "leads to 'electrolytes', which is not sold there"],
    ['its picture is missing', { image: 'gone' }, "shows 'gone', which is no illustration of the catalogue"],
    ['its colour is a name', { color: '#red' }, "has the colour '#red'; it must be #rrggbb"],
  ] as const)('where %s', (_, change, said) => {
    expect(() => tried({ ...campaign, ...change })).toThrow(new RangeError(`campaign 'try' of evergreen ${said}`));
  });

  it('where two share a slug', () => {
    expect(() => tried(campaign, campaign)).toThrow("campaign 'try' of evergreen is written twice");
  });

  it('and the server with it', async () => {
    const catalogue = { ...catalogueFiles, campaigns: [{ ...campaign, product: 'gone' }] };
    await expect(backendFixture({ catalogue })).rejects.toThrow(RangeError);
  });
});
