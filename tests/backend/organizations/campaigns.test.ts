import { afterAll, describe, expect, it } from 'vitest';
import type { Campaign } from '#schemas/wire/campaign.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { campaignIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { isApiPath } from '#services/backend/kernel/http/requestPaths.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { evergreen, healthspan, seededCatalogue } from '#tests/support/brands/seededBrands.ts';

const backend = await backendFixture();
afterAll(() => backend.close());

const hosts = { tenant: 'localhost', evergreen: 'evergreen.localhost' } as const;
const get = <Body = Campaign>(url: string, org: keyof typeof hosts = 'tenant') =>
  backend.call<Body>({ method: 'GET', url, headers: { host: hosts[org] } });
const urlOf = (id: string) => `/marketing/campaigns/${id}/public`;

const brands = { tenant: healthspan, evergreen };
const seeded = (['tenant', 'evergreen'] as const).flatMap((org) =>
  brands[org].sells.campaigns.map(({ slug }) => [slug, org] as const),
);

describe.each(seeded)('the campaign %s of %s', (slug, org) => {
  it('is read by everybody, with a picture and a product that are there', async () => {
    const written = brands[org].sells.campaigns.find((one) => one.slug === slug);
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

const types = ({ sells }: typeof healthspan) =>
  sells.campaigns.map(({ product }) => seededCatalogue.products.get(product)?.type);

it('each organization advertises what it sells of each kind that is promised', () => {
  expect(new Set(types(healthspan))).toEqual(new Set(['medication', 'lab', 'supplement', 'coaching_membership']));
  expect(types(evergreen)).toHaveLength(2);
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
