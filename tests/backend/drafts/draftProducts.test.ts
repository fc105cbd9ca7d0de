import { afterAll, describe, expect, it } from 'vitest';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import metabolicHealth from '#flows/intakes/metabolic-health.steps.json' with { type: 'json' };
import longevityLabs from '#flows/intakes/longevity-labs.steps.json' with { type: 'json' };
import rapamycin from '#flows/intakes/rapamycin.steps.json' with { type: 'json' };
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Problem } from '#schemas/problem.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { Order } from '#schemas/wire/order.ts';
import { storeTemplates } from '#services/backend/modules/templates/store.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);

type Sells = NonNullable<NonNullable<StepSet['template']>['products']>;

let flows = 0;

const store = (version: StepSet) =>
  storeTemplates(backend.portal.database, backend.tenant.id, [version], backend.time.now);

/** An answered visit with its products chosen, which is then carried over to a version that sells others. */
async function carriedOver(json: unknown, chosen: readonly [string, ...string[]], sells: Sells) {
  const { template, ...set } = stepSetOf(json);
  if (!template) throw new TypeError('these steps are no intake template');
  const flow = `products-${(flows += 1)}`;
  await store({ ...set, template, flow });
  const visit = await checkout.visit(flow, null);
  const chooses = async <Body = Intake>(slugs: readonly string[], keeps: readonly string[] = []) => {
    const addons = template.products?.addons ?? [];
    return visit.patient.send<Body>('POST', `/v2/intakes/${visit.id}/products`, {
      selectedProducts: await Promise.all(
        slugs.map((slug) => checkout.catalogue.select(slug, { addon: addons.includes(slug) })),
      ),
      patient_id: visit.patient.id,
      intakeProducts: keeps.map(checkout.catalogue.idOf),
    });
  };
  expect((await chooses(chosen)).status).toBe(200);
  const version = set.version + 1;
  await store({ ...set, flow, version, template: { ...template, products: sells }, migrations: [{ to: version }] });
  const opened = await visit.patient.read(visit.id);
  expect(opened.intake_template.version).toBe(version);
  return { ...visit, chooses };
}

const idsOf = ({ products }: Intake) => products.map(({ _id }) => _id);

describe('a visit that was carried over to a version that sells other products', () => {
  it('is not completed with what it no longer offers, and nothing is reserved', async () => {
    const visit = await carriedOver(rapamycin, ['generic-rapamycin'], { defaults: ['compounded-rapamycin'] });
    const { status, body } = await visit.complete<Problem>();
    expect([status, body.code, body.money]).toEqual([409, 'ProductUnavailable', 'not_charged']);
    expect(body.fields).toMatchObject([{ field: checkout.catalogue.idOf('generic-rapamycin'), code: 'option' }]);
    expect((await checkout.books(visit.patient.id)).payments).toEqual([]);
  });

  it('is completed with what is chosen again', async () => {
    const visit = await carriedOver(rapamycin, ['generic-rapamycin'], { defaults: ['compounded-rapamycin'] });
    expect((await visit.chooses(['compounded-rapamycin'])).status).toBe(200);
    expect((await visit.complete()).status).toBe(200);
  });

  it('lets go of an add-on that it no longer offers when the treatment is chosen again', async () => {
    const sells = { ...metabolicHealth.template.products, addons: ['electrolytes'] };
    const main = ['metformin-er', 'acarbose'];
    const visit = await carriedOver(metabolicHealth, ['metformin-er', 'acarbose', 'vitamin-b12'], sells);
    expect((await visit.complete<Problem>()).body.code).toBe('ProductUnavailable');
    const { status, body } = await visit.chooses(main, ['vitamin-b12']);
    expect([status, idsOf(body)]).toEqual([200, main.map(checkout.catalogue.idOf)]);
    expect((await visit.complete()).status).toBe(200);
  });

  it('stays on its own version once it was paid, and is completed', async () => {
    const { template, ...set } = stepSetOf(longevityLabs);
    if (!template) throw new TypeError('these steps are no intake template');
    const flow = `products-${(flows += 1)}`;
    await store({ ...set, template, flow });
    const { patient, id, complete } = await checkout.visit(flow, null);
    const { body: order } = await patient.send<Order>('POST', '/v2/orders/patient', {
      product_template: checkout.catalogue.idOf('longevity-panel'),
      product: checkout.catalogue.planOf('longevity-panel', 0),
      intake: id,
    });
    await patient.send('POST', `/v2/orders/${order._id}/submit`, {});
    const version = set.version + 1;
    const sells = { defaults: ['generic-rapamycin'] };
    await store({ ...set, flow, version, template: { ...template, products: sells }, migrations: [{ to: version }] });
    expect((await patient.read(id)).intake_template.version).toBe(set.version);
    expect((await complete()).status).toBe(200);
  });

  it('is completed with a choice that it still offers', async () => {
    const visit = await carriedOver(rapamycin, ['generic-rapamycin'], { defaults: ['generic-rapamycin'] });
    expect((await visit.complete()).status).toBe(200);
  });
});
