import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Invoice } from '#schemas/wire/invoice.ts';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { Order } from '#schemas/wire/order.ts';
import { storeCatalogue } from '#services/backend/modules/products/storeCatalogue.ts';
import { seededCatalogue } from '#tests/support/brands/seededBrands.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { address, checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);
const { orders, submits } = checkout;

/** Cents of one lab panel. */
const PRICE = 22_900;

const supplement = () => ({
  product_template: checkout.catalogue.idOf('nad-supplement'),
  product: checkout.catalogue.planOf('nad-supplement', 0),
});

describe('an order', () => {
  it('is a draft at the price of the catalogue, and costs nothing yet', async () => {
    const patient = await checkout.payer();
    const { status, body } = await orders(patient, { quantity: 2 });
    expect([status, body.status, body.amount, body.payment]).toEqual([201, 'draft', 2 * PRICE, null]);
    expect((await checkout.books(patient.id)).provider).toEqual([]);
  });

  it('takes no price from the client', async () => {
    const patient = await checkout.payer();
    for (const forged of [{ amount: 1 }, { price: 1 }, { discount: 100 }, { status: 'processing' }])
      expect((await orders<Problem>(patient, forged)).status).toBe(400);
  });

  it('is written once under its key', async () => {
    const patient = await checkout.payer();
    const first = await orders(patient, {}, 'draft-key-1');
    expect((await orders(patient, {}, 'draft-key-1')).body).toEqual(first.body);
    expect((await orders<Problem>(patient, { quantity: 3 }, 'draft-key-1')).body.code).toBe('IdempotencyConflict');
  });

  it.each([
    [
      'a prescription',
      () => checkout.catalogue.planOf('generic-rapamycin', 1, 'Once weekly'),
      'generic-rapamycin',
      409,
    ],
    ['a plan that renews', () => checkout.catalogue.planOf('longevity-panel', 3), 'longevity-panel', 409],
    ['a plan of another product', () => checkout.catalogue.planOf('nad-supplement', 0), 'longevity-panel', 404],
  ])('is not made of %s', async (_, product, slug, status) => {
    const patient = await checkout.payer();
    const request = { product: product(), product_template: checkout.catalogue.idOf(slug) };
    expect((await orders<Problem>(patient, request)).status).toBe(status);
  });

  it('takes a code only where it serves', async () => {
    const patient = await checkout.payer();
    const { status, body } = await orders<Problem>(patient, { promo_code: 'LONGLIFE20' });
    expect([status, body.code]).toEqual([422, 'CouponInvalid']);
  });
});

describe('a submitted order', () => {
  it('has an invoice that can be downloaded, and a draft has none', async () => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient);
    const invoiceOf = (who = patient) => who.send<Invoice>('GET', `/v2/orders/${draft._id}/invoice`);
    expect((await invoiceOf()).status).toBe(404);
    const { body: order } = await submits(patient, draft);
    const { status, body } = await invoiceOf();
    expect([status, body]).toEqual([
      200,
      {
        id: order._id,
        number: `INV-${order._id.slice(-8).toUpperCase()}`,
        created_at: order.submitted_at,
        amount: PRICE,
        status: 'paid',
        invoice_pdf: expect.stringContaining(`/v2/invoices/${order._id}/pdf?`),
      },
    ]);
    const pdf = await backend.call({ method: 'GET', url: body.invoice_pdf });
    expect([pdf.status, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await backend.call({ method: 'GET', url: `/v2/invoices/${order._id}/pdf` })).status).toBe(404);
    expect((await invoiceOf(await checkout.payer())).status).toBe(404);
  });

  it('is charged once and gets ready to be sent, with a panel', async () => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient);
    const { status, body } = await submits(patient, draft, {}, 'submit-key-1');
    expect([status, body.status, body.payment, body.shipment?.status]).toEqual([
      200,
      'processing',
      'captured',
      'preparing',
    ]);
    expect((await submits(patient, draft, {}, 'submit-key-1')).body).toEqual(body);
    expect((await submits(patient, draft, {}, 'submit-key-2')).body).toEqual(body);
    expect((await patient.send<Order>('GET', `/v2/orders/${draft._id}`)).body).toEqual(body);
    expect((await patient.send<Order[]>('GET', `/orders/${patient.org}/patient/${patient.id}`)).body).toEqual([body]);
    expect((await checkout.books(patient.id)).provider).toMatchObject([{ amount: PRICE, status: 'captured' }]);
    const panel = await patient.send<{ panelId: string | null }>(
      'GET',
      `/v2/labs/product/${checkout.catalogue.idOf('longevity-panel')}/panel`,
    );
    expect(panel.body.panelId).not.toBeNull();
    // A panel that was bought keeps its name, whatever is sold since.
    const { database } = backend.portal;
    await storeCatalogue(
      database,
      { ...backend.tenant, sells: { ...backend.tenant.sells, products: [] } },
      seededCatalogue,
    );
    const panels = await patient.send<LabPanel[]>('GET', '/v2/labs/patient/panels');
    await storeCatalogue(database, backend.tenant, seededCatalogue);
    expect(panels.body).toEqual([
      {
        _id: panel.body.panelId,
        product_template: checkout.catalogue.idOf('longevity-panel'),
        name: 'Longevity Panel',
        purchase: body._id,
        payment: { amount: PRICE, status: 'captured' },
        status: 'pending',
        status_at: null,
        critical: false,
        alarms: [],
        ended: [],
        latestReport: null,
        created_at: body.submitted_at,
      },
    ]);
    const other = await checkout.payer();
    expect((await other.send<LabPanel[]>('GET', '/v2/labs/patient/panels')).body).toEqual([]);
  });

  it.each([
    ['a phone number of nine digits', { phone_number: '916555010' }, 'InvalidPhone', 'Phone number is not correct'],
    ['no phone number', { phone_number: null }, 'InvalidPhone', 'Phone number is not correct'],
    ['a lab in New York', { state: 'NY' }, 'InvalidLabState', 'Invalid state for walk-in phlebotomy'],
    ['a lab in New Jersey', { state: 'NJ' }, 'InvalidLabState', 'Invalid state for walk-in phlebotomy'],
    ['a lab in Rhode Island', { state: 'RI' }, 'InvalidLabState', 'Invalid state for walk-in phlebotomy'],
  ])('is refused with %s, before any money', async (_, change, code, text) => {
    const patient = await checkout.payer({ shippingInfo: { ...address, ...change } });
    const { status, body } = await submits<Problem>(patient, (await orders(patient)).body);
    expect([status, body.code, body.text, body.message, body.money]).toEqual([422, code, text, text, 'not_charged']);
    expect((await checkout.books(patient.id)).payments).toEqual([]);
  });

  it('is refused without a street', async () => {
    const patient = await checkout.payer({ shippingInfo: { ...address, street_address: '' } });
    const { body } = await submits<Problem>(patient, (await orders(patient)).body);
    expect(body.fields.map(({ field }) => field)).toEqual(['street_address']);
  });

  it('of a supplement goes to New York', async () => {
    const patient = await checkout.payer({ shippingInfo: { ...address, state: 'NY', zip_code: '10001' } });
    expect((await submits(patient, (await orders(patient, supplement())).body)).status).toBe(200);
  });

  it('needs a card', async () => {
    const patient = await checkout.payer({}, null);
    expect((await submits<Problem>(patient, (await orders(patient)).body)).body.code).toBe('PaymentMethodMissing');
  });

  it('stays a draft where the card is declined, and is paid with another', async () => {
    const patient = await checkout.payer({}, tokenOf('0341'));
    const { body: draft } = await orders(patient);
    expect((await submits<Problem>(patient, draft)).body.code).toBe('CardDeclined');
    expect((await patient.send<Order>('GET', `/v2/orders/${draft._id}`)).body).toEqual(draft);
    await patient.send('PUT', `/users/${patient.org}/${patient.id}/add-card`, { token: tokenOf() });
    expect((await submits(patient, draft)).body.status).toBe('processing');
    expect((await checkout.books(patient.id)).provider).toHaveLength(1);
  });

  it.each(['authorize', 'capture'] as const)('is charged once where the answer to %s is lost', async (call) => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient);
    flaky.loseNext(call);
    const lost = await submits<Problem>(patient, draft);
    expect([lost.status, lost.body.money]).toEqual([503, 'unknown']);
    expect((await submits(patient, draft)).body.payment).toBe('captured');
    expect((await checkout.books(patient.id)).provider).toMatchObject([{ status: 'captured' }]);
  });

  it('that may have been charged says so, whatever it is refused for', async () => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient);
    flaky.loseNext('capture');
    await submits<Problem>(patient, draft);
    const { product } = checkout.panel();
    const { status, body } = await submits<Problem>(patient, draft, { product, amount: draft.amount + 1 });
    expect([status, body.code, body.money]).toEqual([409, 'OrderChanged', 'unknown']);
    expect((await submits(patient, draft, { product, amount: draft.amount })).body.payment).toBe('captured');
  });

  it('that may have been charged is finished, whatever became of the address', async () => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient);
    flaky.loseNext('capture');
    await submits<Problem>(patient, draft);
    await patient.send('PUT', `/users/${patient.org}/${patient.id}`, {
      shipping_info: { state: 'NY', zip_code: '10001' },
    });
    expect((await submits(patient, draft)).body.status).toBe('processing');
  });

  it('is no other patient’s', async () => {
    const [mine, other] = await Promise.all([checkout.payer(), checkout.payer()]);
    const { body: draft } = await orders(mine);
    expect((await submits<Problem>(other, draft)).status).toBe(404);
    expect((await other.send('GET', `/v2/orders/${draft._id}`)).status).toBe(404);
  });
});
