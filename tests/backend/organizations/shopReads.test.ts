import { afterAll, describe, expect, it } from 'vitest';
import type { Product } from '#schemas/wire/product.ts';
import type { ProductPage } from '#schemas/wire/productPage.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { State } from '#schemas/wire/state.ts';
import { entryAddressOf } from '#app/entry/address/EntryAddress.ts';
import { productTemplateIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { storeCatalogue } from '#services/backend/modules/products/storeCatalogue.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { catalogueOf } from '#tests/support/backend/catalogueOf.ts';
import { seededCatalogue } from '#tests/support/brands/seededBrands.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const patient = await backend.patient();
const catalogue = catalogueOf(backend);

/** The default organization where it sells these products. */
const selling = (products: string[]) => ({ ...backend.tenant, sells: { ...backend.tenant.sells, products } });

const pageOf = async (query: string) => (await patient.send<ProductPage>('GET', `/v2/products${query}`)).body;
const templateOf = async (slug: string) => (await catalogue.offerOf(slug)).template;
const slugs = (templates: readonly ProductTemplate[]) => templates.map(({ slug }) => slug);

const hasOneOf = (group: readonly string[]) => (labels: readonly string[]) => group.some((one) => labels.includes(one));

describe('the catalogue', () => {
  it('shows pages of six', async () => {
    const again = [...seededCatalogue.products.values()].map((product) => ({
      ...product,
      slug: `${product.slug}-again`,
    }));
    const products = new Map([
      ...seededCatalogue.products,
      ...again.map((product) => [product.slug, product] as const),
    ]);
    await storeCatalogue(backend.portal.database, selling([...products.keys()]), { ...seededCatalogue, products });
    const total = products.size;
    const totalPages = Math.ceil(total / 6);
    const [first, second, beyond] = [await pageOf(''), await pageOf('?page=2'), await pageOf('?page=99')];
    expect(first).toMatchObject({
      page: 1,
      totalPages,
      total,
      hasPrevPage: false,
      hasNextPage: true,
      pagingCounter: 1,
    });
    expect(second).toMatchObject({ page: 2, hasPrevPage: true, hasNextPage: true, pagingCounter: 7 });
    expect(beyond).toMatchObject({ docs: [], page: 99, totalPages, total, hasNextPage: false });
    const pages = await Promise.all(Array.from({ length: totalPages }, (_, at) => pageOf(`?page=${at + 1}`)));
    expect(slugs(pages.flatMap(({ docs }) => docs))).toEqual([...products.keys()]);
    await storeCatalogue(backend.portal.database, backend.tenant, seededCatalogue);
  });

  it('names what serves a purpose of a product where it is not sold, whatever page that is on', async () => {
    const { docs, instead } = await pageOf('?product_type=medication&tags=Sleep');
    const [sleep] = docs;
    expect(docs).toMatchObject([{ slug: 'sleep-support', unavailable_states: ['MS', 'NV'] }]);
    expect(instead.map(({ product, state }) => [product, state])).toEqual([
      [sleep?._id, 'MS'],
      [sleep?._id, 'NV'],
    ]);
    const named = instead[1]?.templates ?? [];
    expect(named).toHaveLength(2);
    for (const { _id, name } of named) {
      const other = (await patient.send<ProductTemplate>('GET', `/product/${patient.org}/template/${_id}`)).body;
      expect([other.name, other.unavailable_states.includes('NV')]).toEqual([name, false]);
      // Nothing is nearer than what has both of its labels.
      expect(other.shop.tags.map(({ label }) => label)).toEqual(expect.arrayContaining(['Rest', 'Sleep']));
    }
    const labs = await pageOf('?product_type=lab');
    expect(new Set(labs.instead.map(({ state }) => state))).toEqual(new Set(['NY', 'NJ', 'RI']));
    const isLab = new Set(labs.docs.map(({ _id }) => _id));
    expect(labs.instead.flatMap(({ templates }) => templates).some(({ _id }) => isLab.has(_id))).toBe(false);
    expect((await pageOf('?product_type=coaching_membership')).instead).toEqual([]);
  });

  it('says of each product where it is not sold', async () => {
    expect([
      (await templateOf('sleep-support')).unavailable_states,
      (await templateOf('nad-supplement')).unavailable_states,
    ]).toEqual([['MS', 'NV'], []]);
  });

  it('is filtered by types, and by labels of one group or another', async () => {
    const found = async (query: string) => (await pageOf(query)).docs;
    const types = async (query: string) => new Set((await found(query)).map(({ type }) => type));
    expect(await types('?product_type=lab')).toEqual(new Set(['lab']));
    expect(await types('?product_type=coaching_membership,lab')).toEqual(new Set(['lab', 'coaching_membership']));
    const labelled = async (query: string, ...groups: string[][]) => {
      const docs = await found(query);
      expect(docs.length).toBeGreaterThan(0);
      for (const { shop } of docs)
        for (const group of groups) expect(shop.tags.map(({ label }) => label)).toSatisfy(hasOneOf(group));
      return docs.length;
    };
    await labelled('?tags=Sleep,Skin', ['Sleep', 'Skin']);
    await labelled('?tags=Healthy aging,Sleep&tags=Energy', ['Healthy aging', 'Sleep'], ['Energy']);
    expect(await found('?tags=Skin&tags=Energy')).toEqual([]);
    expect(await found('?product_type=lab&tags=Skin')).toEqual([]);
    expect((await pageOf('?tags=')).total).toBe((await pageOf('')).total);
  });

  it.each([
    'page=0',
    'product_type=car',
    'product_type=lab,',
    'product_type=lab&product_type=lab',
    'tags=a&tags=b&tags=c&tags=d&tags=e',
  ])('refuses %s', async (query) => {
    expect((await patient.send('GET', `/v2/products?${query}`)).status).toBe(400);
  });

  it('says of each product how it is bought, and the price of its plans', async () => {
    expect((await templateOf('generic-rapamycin')).shop).toMatchObject({
      begins_with: 'visit',
      price: { once: null, monthly: 8700, months: 6 },
      health_account: true,
    });
    expect((await templateOf('nad-supplement')).shop).toMatchObject({
      begins_with: 'purchase',
      price: { once: 5200, monthly: 4200, months: 3 },
      health_account: false,
      tags: [
        { label: 'Energy', main: true, group: 'benefits' },
        { label: 'Healthy aging', main: false, group: 'protocols' },
      ],
    });
  });

  it('shows a product to everybody, its plans to patients, and several in the order asked for', async () => {
    const id = catalogue.idOf('generic-rapamycin');
    const open = await backend.call<ProductTemplate>({ method: 'GET', url: `/v2/products/${id}/public` });
    expect([open.status, open.body.name]).toEqual([200, 'Generic Rapamycin']);
    const own = await patient.send<ProductTemplate>('GET', `/product/${patient.org}/template/${id}`);
    expect(own.body).toEqual(open.body);
    const plans = await patient.send<Product[]>('GET', `/product/${patient.org}/template/${id}/products`);
    expect(plans.body.map(({ pricing }) => [pricing.recurring.interval_count, pricing.unit_amount])).toEqual([
      [1, 9900],
      [3, 27_900],
      [6, 52_200],
    ]);
    const ids = [catalogue.idOf('acarbose'), id, '0'.repeat(24)].join(',');
    const many = await patient.send<ProductTemplate[]>('GET', `/product-templates/${patient.org}/many?ids=${ids}`);
    expect(slugs(many.body)).toEqual(['acarbose', 'generic-rapamycin']);
  });

  it('has a public page of each product that says what the card says', async () => {
    const { docs } = await pageOf('');
    for (const card of docs) {
      const found = entryAddressOf(new URL(card.product_url ?? '', 'https://portal.example'));
      expect(found).toMatchObject({ address: { name: 'product-landing', landing: { kind: 'product', id: card._id } } });
      const open = await backend.call<ProductTemplate>({ method: 'GET', url: `/v2/products/${card._id}/public` });
      expect(open.body).toEqual(card);
    }
  });

  it('shows a priced item by its id, at two addresses', async () => {
    const id = catalogue.planOf('omega-3', 0);
    for (const path of [`/product/${patient.org}/product/${id}`, `/product/${patient.org}/${id}`]) {
      const { status, body } = await patient.send<Product>('GET', path);
      expect([path, status, body._id, body.pricing.unit_amount]).toEqual([path, 200, id, 3400]);
    }
    expect((await patient.send('GET', `/product/${patient.org}/${'0'.repeat(24)}`)).status).toBe(404);
    const states = await patient.send<State[]>('GET', `/organization/${patient.org}/states`);
    expect(states.body).toEqual((await patient.send<State[]>('GET', '/states')).body);
  });

  it('belongs to its organization', async () => {
    const fern = await backend.patient({}, backend.evergreen);
    const theirs = await fern.send<ProductPage>('GET', '/v2/products');
    expect(slugs(theirs.body.docs)).not.toContain('compounded-rapamycin');
    const id = catalogue.idOf('generic-rapamycin');
    expect((await fern.send('GET', `/v2/products/${id}/public`)).status).toBe(404);
    expect((await fern.send('GET', `/product/${fern.org}/template/${id}/products`)).status).toBe(404);
    const own = productTemplateIdOf(fern.org, 'generic-rapamycin');
    expect((await fern.send('GET', `/product/${fern.org}/template/${own}`)).status).toBe(200);
  });

  it('has an illustration for every image, in the colors of the organization', async () => {
    const hosts = { healthspan: 'localhost', evergreen: 'evergreen.localhost' };
    for (const [tenant, host] of Object.entries(hosts)) {
      const someone = await backend.patient({}, tenant === 'evergreen' ? backend.evergreen : backend.tenant);
      const { body } = await someone.send<ProductPage>('GET', '/v2/products');
      for (const url of body.docs.flatMap(({ product_images }) => product_images)) {
        const image = await backend.call<string>({ method: 'GET', url, headers: { host } });
        expect([url, image.status, image.headers['content-type']]).toEqual([url, 200, 'image/svg+xml']);
        const color = (tenant === 'evergreen' ? backend.evergreen : backend.tenant).settings.brand.primary_color;
        expect(image.body).toContain(color);
      }
    }
    expect((await backend.call({ method: 'GET', url: '/catalogue/duo.svg' })).status).toBe(200);
    expect((await backend.call({ method: 'GET', url: '/catalogue/evergreen/duo.svg' })).status).toBe(404);
    expect((await backend.call({ method: 'GET', url: '/catalogue/healthspan/nothing.svg' })).status).toBe(404);
  });
});
