import { afterAll, describe, expect, it } from 'vitest';
import { plansOf } from '#flows/checkout/rules/plans.ts';
import { dosePreferencesOf, quantitiesOf } from '#flows/checkout/rules/dose.ts';
import { instructionsOf } from '#flows/checkout/rules/instructionsOf.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { ProductPanel } from '#schemas/wire/labs/labPanel.ts';
import type { Membership, MembershipPrice } from '#schemas/wire/membership.ts';
import { labPanels } from '#services/backend/kernel/database/tables/orders.ts';
import { membershipIdOf, productTemplateIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
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

  it('offers four ways to find the dose of the solution, and quantities in the steps of its syringe', async () => {
    const { template } = await catalogue.offerOf('generic-rapamycin');
    const [weekly] = template.dosage_frequencies;
    if (!weekly) throw new Error('no frequency');
    expect(dosePreferencesOf(template, weekly, 142)).toEqual(['recommended', 'starter', 'request', 'custom']);
    expect(quantitiesOf(weekly, false).slice(0, 3)).toEqual([100, 120, 140]);
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
      several_plans: true,
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
    expect(await readTemplate('follow-up-check-in')).toMatchObject({
      product_defaults: [],
      bundle_support: false,
      several_plans: false,
    });
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
