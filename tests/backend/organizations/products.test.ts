import { afterAll, describe, expect, it } from 'vitest';
import { plansOf } from '#flows/checkout/rules/plans.ts';
import { dosePreferencesOf, quantitiesOf } from '#flows/checkout/rules/dose.ts';
import { instructionsOf } from '#flows/checkout/rules/instructionsOf.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { ProductPanel } from '#schemas/wire/labs/labPanel.ts';
import type { Membership, MembershipPrice } from '#schemas/wire/membership.ts';
import type { Product } from '#schemas/wire/product.ts';
import type { ProductPage } from '#schemas/wire/productPage.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { State } from '#schemas/wire/state.ts';
import { entryAddressOf } from '#app/entry/address/EntryAddress.ts';
import { labPanels } from '#services/backend/kernel/database/tables/orders.ts';
import { membershipIdOf } from '#services/backend/modules/catalogue/membershipIdOf.ts';
import { productTemplateIdOf } from '#services/backend/modules/catalogue/productTemplateIdOf.ts';
import { listStoredOffers } from '#services/backend/modules/products/store.ts';
import { storeCatalogue } from '#services/backend/modules/products/storeCatalogue.ts';
import { templateIdOf } from '#services/backend/modules/templates/store.ts';
import { backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { catalogueOf } from '#tests/support/backend/catalogueOf.ts';
import { seededCatalogue } from '#tests/support/brands/seededBrands.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const patient = await backend.patient();
const catalogue = catalogueOf(backend);

/** The default organization where it sells these products. */
const selling = (products: string[]) => ({ ...backend.tenant, sells: { ...backend.tenant.sells, products } });

const pageOf = async (query: string) => (await patient.send<ProductPage>('GET', `/v2/products${query}`)).body;
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

  it('says of each product where it is not sold', async () => {
    const statesOf = async (slug: string) => (await catalogue.offerOf(slug)).template.unavailable_states;
    expect([await statesOf('sleep-support'), await statesOf('nad-supplement')]).toEqual([['MS', 'NV'], []]);
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
    const shopOf = async (slug: string) => (await catalogue.offerOf(slug)).template.shop;
    expect(await shopOf('generic-rapamycin')).toMatchObject({
      begins_with: 'visit',
      price: { once: null, monthly: 8700, months: 6 },
      health_account: true,
    });
    expect(await shopOf('nad-supplement')).toMatchObject({
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

describe('the highlighted plan', () => {
  it('is nowhere dearer a month than another one, and cheaper than some', async () => {
    const highlighted = await Promise.all(
      backend.tenant.sells.products.map(async (slug) => {
        const offer = await catalogue.offerOf(slug);
        return [null, ...offer.template.dosage_frequencies.map(({ frequency }) => frequency.label)].flatMap((label) => {
          const plans = plansOf(offer, label);
          const prices = plans.map(({ price }) => price);
          return plans.filter(({ highlight }) => highlight).map(({ price }) => ({ slug, price, prices }));
        });
      }),
    );
    expect(highlighted.flat().length).toBeGreaterThan(5);
    for (const { slug, price, prices } of highlighted.flat())
      expect([slug, price, price < Math.max(...prices)]).toEqual([slug, Math.min(...prices), true]);
  });
});

describe('rapamycin', () => {
  it('costs $87 a month as a solution for six months, which is the best value', async () => {
    const offer = await catalogue.offerOf('generic-rapamycin');
    const plans = plansOf(offer, 'Once weekly');
    expect(plans.map(({ duration, price }) => [duration, price])).toEqual([
      [1, 9900],
      [3, 9300],
      [6, 8700],
    ]);
    expect(plans.find(({ highlight }) => highlight)?.duration).toBe(6);
  });

  it('costs $52 a month as capsules for three months, at two frequencies', async () => {
    const offer = await catalogue.offerOf('compounded-rapamycin');
    for (const frequency of ['Once weekly', 'Twice weekly']) {
      const plans = plansOf(offer, frequency);
      expect(plans.find(({ highlight }) => highlight)).toMatchObject({ duration: 3, price: 5200 });
    }
  });

  it('offers four ways to find the dose of the solution, and quantities in steps of four', async () => {
    const { template } = await catalogue.offerOf('generic-rapamycin');
    const [weekly] = template.dosage_frequencies;
    if (!weekly) throw new Error('no frequency');
    expect(dosePreferencesOf(template, weekly)).toEqual(['recommended', 'starter', 'request', 'custom']);
    expect(quantitiesOf(weekly, false).slice(0, 3)).toEqual([400, 404, 408]);
    expect(instructionsOf(template, weekly, 500)).toContain('Draw up 125 units (1.25 mL, 5 mg)');
  });
});

const readTemplate = async (slug: string, who = patient) =>
  (await who.send<IntakeTemplate>('GET', `/intake-template/${who.org}/template/${templateIdOf(who.org, slug)}`)).body;

describe('intake templates', () => {
  it('name what they sell', async () => {
    expect(await readTemplate('rapamycin')).toMatchObject({
      product_defaults: ['generic-rapamycin', 'compounded-rapamycin'].map(catalogue.idOf),
      product_addons: [],
      product_best_value: catalogue.idOf('generic-rapamycin'),
      bundle_support: false,
      disable_payment_collection: false,
      membership: null,
    });
    expect(await readTemplate('metabolic-health')).toMatchObject({
      product_addons: ['vitamin-b12', 'electrolytes'].map(catalogue.idOf),
      bundle_support: true,
    });
    expect(await readTemplate('sleep-support')).toMatchObject({ disable_payment_collection: true });
    const membership = membershipIdOf(patient.org, 'longevity-core');
    expect(await readTemplate('longevity-coaching')).toMatchObject({ membership });
    expect(await readTemplate('follow-up-check-in')).toMatchObject({ product_defaults: [], bundle_support: false });
  });

  it('leave out what their organization does not sell', async () => {
    const fern = await backend.patient({}, backend.evergreen);
    const { product_defaults, product_best_value } = await readTemplate('rapamycin', fern);
    const generic = productTemplateIdOf(fern.org, 'generic-rapamycin');
    expect([product_defaults, product_best_value]).toEqual([[generic], generic]);
  });
});

describe('memberships', () => {
  it('are read with their prices, which are those of the coaching plans', async () => {
    for (const [slug, product] of [
      ['longevity-core', 'longevity-coaching'],
      ['longevity-advanced', 'longevity-coaching-advanced'],
    ] as const) {
      const url = `/v2/memberships/${membershipIdOf(patient.org, slug)}`;
      const { body: membership } = await patient.send<Membership>('GET', url);
      expect(membership.included_products[0]?.calcom.event_link).toMatch(/^https:\/\/cal\.example\//);
      const { body: prices } = await patient.send<MembershipPrice[]>('GET', `${url}/prices`);
      const { template } = await catalogue.offerOf(product);
      expect(prices.map(({ recurring, price }) => [recurring.interval_count, price])).toEqual(
        template.shipping_frequencies.map(({ months, prices: paid }) => [months, paid.total_discount]),
      );
      const one = await patient.send<MembershipPrice>('GET', `/v2/memberships/prices/${prices[1]?._id}`);
      expect(one.body).toEqual(prices[1]);
    }
  });

  it('belong to their organization', async () => {
    const fern = await backend.patient({}, backend.evergreen);
    const id = membershipIdOf(patient.org, 'longevity-core');
    for (const url of [`/v2/memberships/${id}`, `/v2/memberships/${id}/prices`, `/v2/memberships/prices/${id}`])
      expect((await fern.send('GET', url)).status).toBe(404);
  });
});

it('the panel of a lab product is the newest that the patient has', async () => {
  const productTemplate = catalogue.idOf('longevity-panel');
  const panel = async (who: TestPatient) =>
    (await who.send<ProductPanel>('GET', `/v2/labs/product/${productTemplate}/panel`)).body;
  const ids = ['a'.repeat(24), 'b'.repeat(24)];
  for (const [at, id] of ids.entries())
    await backend.portal.database.db.insert(labPanels).values({
      id,
      organization: patient.org,
      userId: patient.id,
      productTemplate,
      purchase: id,
      createdAt: new Date(backend.time.now.getTime() + at * 1000),
    });
  expect(await panel(patient)).toEqual({ panelId: ids[1] });
  expect(await panel(await backend.patient())).toEqual({ panelId: null });
});

describe('a catalogue that is written anew', () => {
  it('replaces the stored one at the next start: changed, added and removed products', async () => {
    const { database } = backend.portal;
    const generic = seededCatalogue.products.get('generic-rapamycin');
    if (!generic) throw new Error('no product');
    const [, plan] = generic.plans;
    if (!plan) throw new Error('no plan');
    const changed = { ...generic, name: 'Renamed', plans: [plan] };
    const before = await catalogue.offerOf('generic-rapamycin');
    for (let start = 0; start < 2; start += 1)
      await storeCatalogue(database, selling(['generic-rapamycin', 'added']), {
        ...seededCatalogue,
        products: new Map([
          ['generic-rapamycin', changed],
          ['added', { ...generic, slug: 'added' }],
        ]),
      });
    const after = await catalogue.offerOf('generic-rapamycin');
    expect(after.template).toMatchObject({ _id: before.template._id, name: 'Renamed' });
    expect(after.products.map(({ _id }) => _id)).toEqual([catalogue.planOf('generic-rapamycin', 3, 'Once weekly')]);
    expect(await listStoredOffers(database, patient.org, [catalogue.idOf('added')])).toHaveLength(1);
    expect(await listStoredOffers(database, patient.org, [catalogue.idOf('acarbose')])).toEqual([]);
    await storeCatalogue(database, backend.tenant, seededCatalogue);
    expect(await catalogue.offerOf('generic-rapamycin')).toEqual(before);
  });
});
