import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Session } from '#schemas/wire/session.ts';
import { showcaseStatus, showcaseType, type Showcase, type ShowcaseDetails } from '#schemas/wire/showcase.ts';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { orders, shipments } from '#services/backend/kernel/database/tables/orders.ts';
import { payments } from '#services/backend/kernel/database/tables/payments.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { pdfText } from '#tests/support/files/pdfText.ts';
import { kinds, timelineOf } from '#tests/support/backend/timelineOf.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { db } = backend.portal.database;
const checkout = checkoutFixture(backend);

type Reader = Pick<TestPatient, 'send'>;

const URL = '/v2/users/purchases-showcase';
const shown = async ({ send }: Reader, query = '') => (await send<Showcase>('GET', URL + query)).body;
const details = ({ send }: Reader, id: string) => send<ShowcaseDetails>('GET', `${URL}/${id}/details`);
const simulate = ({ send }: TestPatient, what: string, body: object = {}) =>
  send('POST', `/sandbox/simulate/${what}`, body);
const states = ({ docs }: Showcase) => docs.map(({ status }) => status);

/** A patient who has bought a supplement, and its id. */
async function bought(by = checkout.payer()) {
  const patient = await by;
  const supplement = {
    product_template: checkout.catalogue.idOf('nad-supplement'),
    product: checkout.catalogue.planOf('nad-supplement', 0),
    quantity: 2,
  };
  const { body: draft } = await checkout.orders(patient, supplement);
  await checkout.submits(patient, draft);
  return { patient, id: draft._id, supplement };
}

/** A visit for rapamycin each month, 99 dollars. */
async function submitted() {
  const visit = await checkout.visit();
  await visit.complete();
  return visit;
}

describe('the orders of a patient', () => {
  it('are none where nothing was bought, and a draft is none', async () => {
    const patient = await checkout.payer();
    await checkout.orders(patient);
    expect(await shown(patient)).toEqual({
      docs: [],
      total: 0,
      page: 1,
      totalPages: 1,
      hasPrevPage: false,
      hasNextPage: false,
    });
  });

  it('hold nothing of another patient, whose order is not found', async () => {
    const mine = await bought();
    const { patient: other } = await bought();
    expect((await shown(other)).docs.map(({ _id }) => _id)).not.toContain(mine.id);
    expect((await details(other, mine.id)).status).toBe(404);
    expect((await details(other, 'f'.repeat(24))).status).toBe(404);
  });

  it('name what was bought, with its picture, price and number', async () => {
    const { patient, id } = await bought();
    expect((await shown(patient)).docs).toEqual([
      {
        _id: id,
        number: id.slice(-8).toUpperCase(),
        product_type: 'supplement',
        name: 'NAD+ Support',
        image: expect.stringMatching(/^\/.+/),
        status: 'processing',
        waits_for: null,
        amount: 2 * 5200,
        placed_at: backend.time.now.toISOString(),
        panelId: null,
        subscription: null,
        shipment: { carrier: null, tracking_number: null, shipped_at: null, delivered_at: null },
      },
    ]);
  });

  it('of a lab test lead to its panel', async () => {
    const patient = await checkout.payer();
    await checkout.submits(patient, (await checkout.orders(patient)).body);
    const [order] = (await shown(patient)).docs;
    expect([order?.product_type, order?.panelId]).toEqual(['lab', expect.stringMatching(/^[0-9a-f]{24}$/)]);
  });

  it('come in pages of ten, newest first, and are chosen by state and kind', async () => {
    const patient = await checkout.payer();
    const panel = checkout.panel();
    const rows = Array.from({ length: 13 }, (_, index) => {
      const at = new Date(backend.time.now.getTime() - index * 1000);
      const item = { ...panel, name: 'Longevity Panel', quantity: 1, amount: 100 };
      const own = { organization: patient.org, userId: patient.id, bought: true, name: item.name, items: [item] };
      const status = index < 2 ? ('processing' as const) : ('delivered' as const);
      return { ...own, id: createId(at), amount: 100, status, createdAt: at, submittedAt: at };
    });
    await db.insert(orders).values(rows);
    const first = await shown(patient);
    const second = await shown(patient, '?page=2');
    expect([first.docs.length, first.totalPages, first.hasPrevPage, first.hasNextPage]).toEqual([10, 2, false, true]);
    expect([second.docs.length, second.page, second.hasPrevPage, second.hasNextPage]).toEqual([3, 2, true, false]);
    expect([...first.docs, ...second.docs].map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id));
    expect((await shown(patient, '?page=3')).docs).toEqual([]);
    expect((await shown(patient, '?page=3')).total).toBe(13);
    const { docs, total, totalPages } = await shown(patient, '?status=processing');
    expect([docs.map(({ _id }) => _id), total, totalPages]).toEqual([rows.slice(0, 2).map(({ id }) => id), 2, 1]);
    expect((await shown(patient, '?productType=lab&status=delivered&page=2')).docs).toHaveLength(1);
    expect((await shown(patient, '?productType=supplement')).total).toBe(0);
  });

  it.each(['page=0', 'page=-1', 'page=x', 'status=lost', 'productType=drug', 'status=shipped&status=voided', 'of=me'])(
    'are not read with %s',
    async (query) => {
      const patient = await checkout.payer();
      expect((await patient.send('GET', `${URL}?${query}`)).status).toBe(400);
    },
  );

  it('are not found by what is no id', async () => {
    expect((await details(await checkout.payer(), 'soon')).status).toBe(404);
  });
});

describe('an order', () => {
  it('is processing, then shipped with its number, then delivered, and the patient is told', async () => {
    const { patient, id } = await bought();
    const moments = [backend.time.now.toISOString()];
    for (const what of ['ship-order', 'deliver-order']) {
      advance(backend, 60);
      moments.push(backend.time.now.toISOString());
      expect((await simulate(patient, what, { orderId: id })).status).toBe(200);
    }
    const { body } = await details(patient, id);
    expect([body.status, body.shipment]).toEqual([
      'delivered',
      {
        carrier: 'USPS',
        tracking_number: expect.stringMatching(/^9400\d{18}$/),
        shipped_at: moments[1],
        delivered_at: moments[2],
      },
    ]);
    expect(body.events.map(({ kind, at }) => [kind, at])).toEqual([
      ['ordered', moments[0]],
      ['charged', moments[0]],
      ['preparing', moments[0]],
      ['sent', moments[1]],
      ['delivered', moments[2]],
    ]);
    const { body: listed } = await patient.send<{ status: string; shipment: object }>('GET', `/v2/orders/${id}`);
    expect(listed).toMatchObject({ status: 'delivered', shipment: { status: 'delivered' } });
    const { body: told } = await patient.send<{ docs: { message: string; category: string }[] }>(
      'GET',
      '/v2/notifications',
    );
    expect(told.docs[0]).toMatchObject({ message: 'Your order was delivered.', category: 'order' });
    expect((await simulate(patient, 'deliver-order', { orderId: id })).status).toBe(409);
    expect(kinds((await timelineOf(patient)).purchases[0]?.events)).toContain('delivered');
  });

  it('that was given back is refunded, once, with its moment and its invoice', async () => {
    const { patient, id } = await bought();
    advance(backend, 60);
    expect((await simulate(patient, 'refund-order', { orderId: id })).status).toBe(200);
    expect((await simulate(patient, 'refund-order', { orderId: id })).status).toBe(409);
    const { body } = await details(patient, id);
    expect([body.status, body.charge?.status, body.charge?.refunded]).toEqual(['refunded', 'refunded', 10_400]);
    expect(body.events.at(-1)).toMatchObject({
      kind: 'refunded',
      at: backend.time.now.toISOString(),
      amount: 10_400,
    });
    expect(states(await shown(patient, '?status=refunded'))).toEqual(['refunded']);
  });

  it('of which a part was given back stays what it is', async () => {
    const { patient, id } = await bought();
    await db.update(payments).set({ refunded: 100 }).where(eq(payments.purchase, id));
    const { body } = await details(patient, id);
    expect([body.status, body.charge?.refunded, kinds(body.events)]).toEqual([
      'processing',
      100,
      ['ordered', 'charged', 'preparing'],
    ]);
  });

  it('whose payment came to nothing is voided, and nothing is sent', async () => {
    const { patient, id } = await bought();
    await db.update(payments).set({ status: 'voided' }).where(eq(payments.purchase, id));
    const { body } = await details(patient, id);
    expect([body.status, body.shipment, body.charge?.receipt]).toEqual(['voided', null, null]);
  });

  it('has its price line by line, and an invoice that opens', async () => {
    const { patient, id } = await bought();
    const { body } = await details(patient, id);
    expect(body.charge).toMatchObject({
      status: 'paid',
      amount: 10_400,
      lines: [{ description: 'NAD+ Support, quantity 2', amount: 10_400 }],
      discount: 0,
      paid_with: 'Visa ending in 4242',
    });
    expect(body.about).toEqual({ type: 'order', id });
    const pdf = await backend.app.inject({
      method: 'GET',
      url: body.charge?.receipt ?? '',
      headers: { host: 'localhost' },
    });
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(await pdfText(pdf.rawPayload)).toContain(body.number);
  });

  it('that was free has no charge', async () => {
    const patient = await checkout.payer();
    const at = backend.time.now;
    const own = { organization: patient.org, userId: patient.id, bought: true, name: 'Sample', items: [] };
    const id = createId(at);
    await db.insert(orders).values({ ...own, id, amount: 0, status: 'processing', createdAt: at, submittedAt: at });
    const { body } = await details(patient, id);
    expect([body.charge, body.product_type, body.image, body.amount]).toEqual([null, null, null, 0]);
  });
});

/** What is chosen in a visit for rapamycin by a patient of 142 lb. */
const dose = {
  name: 'Generic Rapamycin',
  dose: '142 units (1.42 mL, 5.68 mg) once weekly',
  supply: '7.1 mL (5 doses), enough for a month',
};

describe('a visit', () => {
  it('that waits for a review is processing, and says whom it waits for', async () => {
    const { patient, id } = await submitted();
    const [order] = (await shown(patient)).docs;
    expect(order).toMatchObject({
      _id: id,
      name: 'Generic Rapamycin',
      product_type: 'medication',
      status: 'processing',
      waits_for: 'review',
      amount: 9900,
      shipment: null,
    });
    const { body } = await details(patient, id);
    expect([body.charge?.status, body.charge?.receipt, body.about]).toEqual(['authorized', null, null]);
    expect(kinds(body.events)).toEqual(['submitted', 'reserved', 'review-due']);
    expect(body.doses).toEqual([dose]);
    await simulate(patient, 'request-photo');
    expect((await shown(patient)).docs[0]?.waits_for).toBe('patient');
  });

  it('that was approved is its order, once, which the address of the visit still leads to', async () => {
    const { patient, id } = await submitted();
    await simulate(patient, 'approve-visit');
    const { docs } = await shown(patient);
    expect(docs).toMatchObject([
      { number: id.slice(-8).toUpperCase(), status: 'processing', waits_for: null, amount: 9900 },
    ]);
    const [order] = docs;
    expect(order?._id).not.toBe(id);
    expect(order?.subscription).toMatch(/^[0-9a-f]{24}$/);
    const { body } = await details(patient, id);
    expect(body._id).toBe(order?._id);
    expect(kinds(body.events)).toEqual(['submitted', 'reserved', 'reviewed', 'charged', 'prescribed', 'preparing']);
    expect([body.charge?.status, body.charge?.receipt]).toEqual(['paid', expect.stringContaining('/pdf?')]);
    expect(body.doses).toEqual([dose]);
    expect((await simulate(patient, 'refund-order', { orderId: order?._id ?? '' })).status).toBe(200);
    expect(states(await shown(patient))).toEqual(['refunded']);
  });

  it('that was refused is voided, and nothing was charged', async () => {
    const { patient, id } = await submitted();
    await simulate(patient, 'refuse-visit');
    const { body } = await details(patient, id);
    expect([body.status, body.waits_for, body.charge?.status]).toEqual(['voided', null, 'voided']);
    expect(kinds(body.events)).toContain('released');
  });

  it('of which nothing is sent is delivered once it was approved', async () => {
    const { patient, id } = await submitted();
    await simulate(patient, 'approve-visit');
    await db.delete(orders).where(eq(orders.intakeId, id));
    expect((await shown(patient)).docs).toMatchObject([{ _id: id, status: 'delivered', shipment: null }]);
  });

  it('that was not sent is no order', async () => {
    const { patient, id } = await submitted();
    await db.update(intakes).set({ patientComplete: null }).where(eq(intakes.id, id));
    expect((await shown(patient)).total).toBe(0);
  });
});

describe('a plan', () => {
  it('that was bought by itself is one order, which is told with all that it goes on with', async () => {
    const patient = await checkout.payer();
    const { body: plan } = await checkout.subscribes(patient, ['nad-supplement', 1]);
    const at = backend.time.now.toISOString();
    expect((await shown(patient)).docs).toMatchObject([
      {
        _id: plan._id,
        number: plan._id.slice(-8).toUpperCase(),
        name: plan.name,
        product_type: 'supplement',
        status: 'delivered',
        amount: 4400,
        placed_at: at,
        subscription: plan._id,
        shipment: null,
      },
    ]);
    expect((await shown(patient, '?productType=supplement')).total).toBe(1);
    advance(backend, 60);
    await simulate(patient, 'turn-period', { subscriptionId: plan._id });
    expect((await shown(patient)).total).toBe(1);
    const { body } = await details(patient, plan._id);
    expect(kinds(body.events)).toEqual(['ordered', 'charged', 'charged', 'next-charge']);
    expect([body.charge?.status, body.charge?.amount]).toEqual(['paid', 4400]);
    expect(body.about).toEqual({ type: 'subscription', id: plan._id });
    expect(body.doses).toEqual([]);
    expect((await details(await checkout.payer(), plan._id)).status).toBe(404);
  });

  it('of a lab test leads to its panel', async () => {
    const patient = await checkout.payer();
    await checkout.subscribes(patient, ['longevity-panel', 3]);
    expect((await shown(patient)).docs[0]?.panelId).toMatch(/^[0-9a-f]{24}$/);
  });

  it('that was given back is refunded, and its timeline says so', async () => {
    const patient = await checkout.payer();
    const { body: plan } = await checkout.subscribes(patient, ['nad-supplement', 1]);
    advance(backend, 60);
    expect((await simulate(patient, 'refund-order', { orderId: plan._id })).status).toBe(200);
    const { body } = await details(patient, plan._id);
    expect(body.status).toBe('refunded');
    expect(body.events.findLast(({ coming }) => !coming)).toMatchObject({
      kind: 'refunded',
      at: backend.time.now.toISOString(),
      amount: 4400,
    });
    expect(kinds((await timelineOf(patient)).purchases[0]?.events)).toContain('refunded');
  });

  it('that its provider charged by itself is told by its invoice', async () => {
    const patient = await checkout.payer();
    const { body: plan } = await checkout.subscribes(patient, ['nad-supplement', 1]);
    await db.delete(payments).where(eq(payments.purchase, plan._id));
    const { body } = await details(patient, plan._id);
    expect([body.status, body.charge?.status, body.charge?.amount]).toEqual(['delivered', 'paid', 4400]);
  });

  it('that was not paid is no order, nor is one that a visit led to', async () => {
    const patient = await checkout.payer({}, tokenOf('0341'));
    expect((await checkout.subscribes(patient, ['nad-supplement', 1])).status).toBe(402);
    expect((await shown(patient)).total).toBe(0);
    const visit = await submitted();
    await simulate(visit.patient, 'approve-visit');
    expect((await shown(visit.patient)).total).toBe(1);
  });
});

it('a shipment has the moments that its state says it has', async () => {
  const { id } = await bought();
  const at = backend.time.now;
  for (const row of [
    { status: 'shipped' as const },
    { status: 'delivered' as const, shippedAt: at },
    { status: 'preparing' as const, shippedAt: at },
    { status: 'shipped' as const, shippedAt: at, deliveredAt: at },
  ])
    await expect(db.update(shipments).set(row).where(eq(shipments.orderId, id))).rejects.toThrow(/shipments/);
});

it('chloe has orders in every state, on two pages', async () => {
  const { body } = await backend.call<Session>({
    method: 'POST',
    url: `/login/${backend.tenant.id}`,
    payload: { email: 'chloe@example.com', password: 'Portal123' },
  });
  const read = async (page: number) =>
    (
      await backend.call<Showcase>({
        method: 'GET',
        url: `${URL}?page=${page}`,
        headers: { authorization: `Bearer ${body.token}` },
      })
    ).body;
  const pages = [await read(1), await read(2)];
  expect(pages.map(({ docs }) => docs.length)).toEqual([10, 10]);
  expect(new Set(pages.flatMap(states))).toEqual(new Set(showcaseStatus.enum));
  expect(new Set(pages.flatMap(({ docs }) => docs.map(({ product_type: type }) => type)))).toEqual(
    new Set(showcaseType.enum),
  );
});
