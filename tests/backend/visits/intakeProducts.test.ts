import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import { idempotencyKeys } from '#services/backend/kernel/database/tables/idempotencyKeys.ts';
import { intakeEvents, intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { answerVisit } from '#tests/support/backend/answerVisit.ts';
import { backendFixture, fullProfile, type BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { catalogueOf } from '#tests/support/backend/catalogueOf.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const catalogue = catalogueOf(backend);

type Profile = Parameters<BackendFixture['patient']>[0];

async function visit(slug = 'rapamycin', profile: Profile = fullProfile) {
  const patient = await backend.patient(profile);
  const intake = await answerVisit(patient, slug);
  const url = `/v2/intakes/${intake._id}/products`;
  const bodyOf = (selectedProducts: readonly SelectedProduct[], keep: readonly string[] = []) => ({
    selectedProducts,
    patient_id: patient.id,
    intakeProducts: keep.map(catalogue.idOf),
  });
  const choose = <Body = Intake>(products: readonly SelectedProduct[], keep?: readonly string[], key?: string) =>
    patient.send<Body>('POST', url, bodyOf(products, keep), key === undefined ? {} : { 'idempotency-key': key });
  const remove = <Body = Intake>(products: readonly SelectedProduct[]) =>
    patient.send<Body>('DELETE', url, bodyOf(products));
  const refusal = async (products: readonly SelectedProduct[], keep?: readonly string[]) => {
    const { status, body } = await choose<Problem>(products, keep);
    return { status, code: body.code, fields: body.fields.map(({ field, code }) => [field, code]) };
  };
  return { patient, intake, url, bodyOf, choose, remove, refusal };
}

const slugsOf = (intake: Intake) => intake.products.map(({ name }) => name);
const eventsOf = (id: string) =>
  backend.portal.database.db.select().from(intakeEvents).where(eq(intakeEvents.intakeId, id));

describe('choosing a product', () => {
  it('answers the whole visit, with the questions as they were', async () => {
    const { patient, intake, choose } = await visit();
    const { status, body } = await choose([await catalogue.select('generic-rapamycin')]);
    expect(status).toBe(200);
    expect(body).toEqual(await patient.read(intake._id));
    expect(slugsOf(body)).toEqual(['Generic Rapamycin']);
    expect([body.status, body.intake_responses]).toEqual([intake.status, intake.intake_responses]);
    expect((await eventsOf(intake._id)).filter(({ kind }) => kind === 'configured')).toHaveLength(1);
  });

  it('takes nothing but the choice from the client', async () => {
    const { choose } = await visit();
    const product = catalogue.planOf('generic-rapamycin', 3, 'Once weekly');
    const honest = await catalogue.select('generic-rapamycin', { product, dose: 'custom', units: 440 });
    const { selected_configuration: configuration } = honest;
    const forged: SelectedProduct = {
      ...honest,
      name: 'Free rapamycin',
      type: 'supplement',
      membership: '0'.repeat(24),
      selected_configuration: {
        ...configuration,
        dosage: '100 mg',
        dose_quantity: 40,
        membership: '0'.repeat(24),
        pricing: { total: 1, total_discount: 1, product_savings: 0, membership_savings: 0 },
        shipping: { months: 1, non_recurring: true },
        treatment_properties: {
          ...configuration.treatment_properties,
          duration: 24,
          quantity: 999_999,
          stripe_plan_id: 'price_free',
        },
      },
    };
    const { status, body } = await choose([forged]);
    expect(status).toBe(200);
    expect(body.products).toEqual([honest]);
    expect(body.products[0]?.selected_configuration).toMatchObject({
      quantity: 440,
      pricing: { total: 29_700, total_discount: 27_900 },
      treatment_properties: { duration: 3, quantity: 1320 },
    });
  });

  it("recommends by the patient's own weight", async () => {
    const { choose } = await visit('rapamycin', { ...fullProfile, weight: 150 });
    const { body } = await choose([await catalogue.select('generic-rapamycin', { dose: 'recommended' })]);
    expect(body.products[0]?.selected_configuration.quantity).toBe(600);
  });

  it('keeps what is written about a custom protocol with the visit alone', async () => {
    const { patient, choose } = await visit();
    const comment = 'canary: I sleep badly on Mondays';
    const wish = await catalogue.select('generic-rapamycin', { customProtocol: true, comment });
    const { body } = await choose([wish], [], 'custom-protocol-1');
    expect(body.products[0]?.selected_configuration.treatment_properties.comment).toBe(comment);
    const { db } = backend.portal.database;
    const recorded = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.userId, patient.id));
    expect(recorded.length).toBeGreaterThan(0);
    expect(JSON.stringify(recorded)).not.toContain('canary');
    expect(JSON.stringify(await eventsOf(body._id))).not.toContain('canary');
  });

  it('replaces one treatment by another', async () => {
    const { choose } = await visit();
    await choose([await catalogue.select('generic-rapamycin')]);
    const { body } = await choose([await catalogue.select('compounded-rapamycin')]);
    expect(slugsOf(body)).toEqual(['Compounded Rapamycin']);
  });

  it('keeps the products that are named, and drops the others', async () => {
    const { choose } = await visit('metabolic-health');
    const bundle = [await catalogue.select('acarbose'), await catalogue.select('metformin-er')];
    const addon = await catalogue.select('vitamin-b12', { addon: true, dose: 'custom', units: 2 });
    expect(slugsOf((await choose(bundle)).body)).toEqual(['Metformin ER', 'Acarbose']);
    const { body } = await choose([addon], ['metformin-er', 'acarbose']);
    expect(slugsOf(body)).toEqual(['Metformin ER', 'Acarbose', 'Vitamin B12']);
    expect(slugsOf((await choose([], ['metformin-er', 'acarbose'])).body)).toEqual(['Metformin ER', 'Acarbose']);
    expect(slugsOf((await choose([])).body)).toEqual([]);
  });

  it('shows the bundle and the add-ons of the template', async () => {
    const { intake } = await visit('metabolic-health');
    expect(intake.bundle_settings).toEqual({ title: 'Metabolic health bundle', image: '/catalogue/duo.svg' });
    expect(intake.medical_review_payment).toBeNull();
  });
});

describe('a choice is refused', () => {
  it('of a plan of another product', async () => {
    const { refusal } = await visit();
    const product = catalogue.planOf('compounded-rapamycin', 1, 'Once weekly');
    const wrong = await catalogue.select('generic-rapamycin');
    wrong.selected_configuration.treatment_properties.product = product;
    expect(await refusal([wrong])).toEqual({
      status: 422,
      code: 'InvalidAnswer',
      fields: [[`${catalogue.idOf('generic-rapamycin')}.product`, 'option']],
    });
  });

  it.each([
    [80, 'limits'],
    [404, 'option'],
    [6000, 'limits'],
  ])('of %i units, which are not offered, for its %s', async (units, code) => {
    const { refusal } = await visit();
    const wrong = await catalogue.select('generic-rapamycin', { dose: 'custom' });
    wrong.selected_configuration.quantity = units;
    expect(await refusal([wrong])).toEqual({
      status: 422,
      code: 'InvalidAnswer',
      fields: [[`${catalogue.idOf('generic-rapamycin')}.quantity`, code]],
    });
  });

  it.each([
    [1500, 800],
    [20, 100],
  ])('never for a weight of %i lb: the recommended dose is %i units', async (weight, units) => {
    const { choose } = await visit('rapamycin', { ...fullProfile, weight });
    const { body } = await choose([await catalogue.select('generic-rapamycin', { dose: 'recommended' })]);
    expect(body.products[0]?.selected_configuration.quantity).toBe(units);
  });

  it('of an add-on of another visit, of a treatment as an add-on, and of an add-on as a treatment', async () => {
    const rapamycin = await visit();
    const b12 = await catalogue.select('vitamin-b12', { addon: true });
    const generic = await catalogue.select('generic-rapamycin');
    expect((await rapamycin.refusal([generic, b12])).fields).toEqual([[b12._id, 'option']]);
    expect((await rapamycin.refusal([await catalogue.select('generic-rapamycin', { addon: true })])).fields).toEqual([
      [generic._id, 'option'],
    ]);
    const metabolic = await visit('metabolic-health');
    expect((await metabolic.refusal([await catalogue.select('vitamin-b12')])).fields).toEqual([[b12._id, 'option']]);
  });

  it('of two treatments where they are not bought together, of half a bundle, and of an add-on alone', async () => {
    const rapamycin = await visit();
    const both = [await catalogue.select('generic-rapamycin'), await catalogue.select('compounded-rapamycin')];
    expect((await rapamycin.refusal(both)).fields).toEqual([['selectedProducts', 'exclusive']]);
    const metabolic = await visit('metabolic-health');
    expect((await metabolic.refusal([await catalogue.select('acarbose')])).fields).toEqual([
      ['selectedProducts', 'bundle'],
    ]);
    const addon = await catalogue.select('electrolytes', { addon: true });
    expect((await metabolic.refusal([addon])).fields).toEqual([['selectedProducts', 'required']]);
  });

  it('of a product twice', async () => {
    const { refusal } = await visit();
    const generic = await catalogue.select('generic-rapamycin');
    expect((await refusal([generic, generic])).fields).toEqual([[generic._id, 'duplicate']]);
  });

  it.each([
    ['sleep-support', 'sleep-support', 'NV'],
    ['rapamycin', 'generic-rapamycin', 'AL'],
    ['longevity-labs', 'longevity-panel', 'NY'],
  ])('of a %s visit in %s where it is not sold: %s', async (template, product, state) => {
    const there = await visit(template, { ...fullProfile, state });
    const { status, body } = await there.choose<Problem>([await catalogue.select(product)]);
    expect([status, body.code, body.message]).toEqual([
      409,
      'ProductUnavailable',
      'Product not available in your region.',
    ]);
    const elsewhere = await visit(template, { ...fullProfile, state: 'CA' });
    expect((await elsewhere.choose([await catalogue.select(product)])).status).toBe(200);
  });

  it('while questions are open', async () => {
    const patient = await backend.patient(fullProfile);
    const intake = await patient.begins('rapamycin');
    const { status, body } = await patient.send('POST', `/v2/intakes/${intake._id}/products`, {
      selectedProducts: [await catalogue.select('generic-rapamycin')],
      patient_id: patient.id,
      intakeProducts: [],
    });
    expect([status, body.code]).toEqual([409, 'IntakeIncomplete']);
    expect(body.fields).toContainEqual(expect.objectContaining({ field: 'goals', code: 'required' }));
  });

  it('once the visit is complete or closed', async () => {
    const { db } = backend.portal.database;
    for (const [change, message] of [
      [{ patientComplete: backend.time.now }, 'This intake has already been paid.'],
      [{ closed: backend.time.now }, 'This visit was closed. You can start a new one from your dashboard.'],
    ] as const) {
      const { intake, choose, remove } = await visit();
      const generic = [await catalogue.select('generic-rapamycin')];
      await db.update(intakes).set(change).where(eq(intakes.id, intake._id));
      for (const { status, body } of [await choose<Problem>(generic), await remove<Problem>(generic)])
        expect([status, body.code, body.message]).toEqual([409, 'WrongIntakeState', message]);
    }
  });

  it('in the name of another patient', async () => {
    const { patient, url, bodyOf } = await visit();
    const other = await backend.patient(fullProfile);
    const body = { ...bodyOf([await catalogue.select('generic-rapamycin')]), patient_id: other.id };
    expect((await patient.send('POST', url, body)).status).toBe(404);
  });
});

describe('taking a product out', () => {
  it('leaves the others, and add-ons go with the treatment', async () => {
    const { choose, remove } = await visit('metabolic-health');
    const bundle = [await catalogue.select('metformin-er'), await catalogue.select('acarbose')];
    const addon = await catalogue.select('electrolytes', { addon: true });
    await choose([...bundle, addon]);
    expect(slugsOf((await remove([addon])).body)).toEqual(['Metformin ER', 'Acarbose']);
    await choose([...bundle, addon]);
    expect(slugsOf((await remove(bundle)).body)).toEqual([]);
  });
});

describe('an attempt', () => {
  it('that is repeated has one effect, and with another body it is refused', async () => {
    const { intake, choose } = await visit();
    const generic = [await catalogue.select('generic-rapamycin')];
    const [first, second] = [await choose(generic, [], 'attempt-1'), await choose(generic, [], 'attempt-1')];
    expect(second.body).toEqual(first.body);
    expect((await eventsOf(intake._id)).filter(({ kind }) => kind === 'configured')).toHaveLength(1);
    const other = await choose<Problem>([await catalogue.select('compounded-rapamycin')], [], 'attempt-1');
    expect([other.status, other.body.code]).toEqual([422, 'IdempotencyConflict']);
  });

  it('beside others leaves one whole selection', async () => {
    const { patient, intake, choose } = await visit();
    const [generic, compounded] = [
      await catalogue.select('generic-rapamycin'),
      await catalogue.select('compounded-rapamycin'),
    ];
    const answers = await Promise.all([
      choose([generic]),
      choose([compounded]),
      choose([generic]),
      choose([compounded]),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { products } = await patient.read(intake._id);
    expect([[generic], [compounded]]).toContainEqual(products);
  });
});
