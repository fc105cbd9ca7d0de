import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Order } from '#schemas/wire/order.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { sandboxPayments } from '#services/backend/database/tables/payments.ts';
import { prescriptions } from '#services/backend/database/tables/subscriptions.ts';
import { membershipIdOf } from '#services/backend/memberships/membershipIdOf.ts';
import { membershipPriceIdOf } from '#services/backend/memberships/membershipPriceIdOf.ts';
import { CareTeam } from '#services/backend/sandbox/CareTeam.ts';
import { advance, backendFixture, type BackendFixture, type TestPatient } from '#tests/support/backendFixture.ts';
import { checkoutFixture } from '#tests/support/checkoutFixture.ts';
import { flakyPayments } from '#tests/support/flakyPayments.ts';

const flaky = flakyPayments();
let backend: BackendFixture;
let checkout: ReturnType<typeof checkoutFixture>;
beforeAll(async () => {
  backend = await backendFixture({ payments: flaky.payments });
  checkout = checkoutFixture(backend);
});
afterAll(() => backend.close());

const simulate = <Body = Problem>({ send }: TestPatient, what: string, body: object = {}) =>
  send<Body>('POST', `/sandbox/simulate/${what}`, body);
const ordersOf = async ({ send, org, id }: TestPatient) =>
  (await send<Order[]>('GET', `/orders/${org}/patient/${id}`)).body;

async function submitted() {
  const visit = await checkout.visit();
  await visit.patient.send('POST', '/v2/memberships/start', {
    membership_id: membershipIdOf(visit.patient.org, 'longevity-core'),
    price_id: membershipPriceIdOf(visit.patient.org, 'longevity-core', 1),
    data: { patient_id: visit.patient.id },
  });
  const { body } = await visit.complete();
  return { ...visit, intake: body };
}

describe('an approved visit', () => {
  it('is charged, its plans begin, and what was prescribed gets ready to be sent', async () => {
    const { patient, id, intake } = await submitted();
    expect((await simulate(patient, 'approve-visit')).status).toBe(200);
    const books = await checkout.books(patient.id);
    expect(books.payments).toMatchObject([{ status: 'captured', amount: 9900 + 12_900 }]);
    expect(books.provider).toMatchObject([{ status: 'captured', amount: 9900 + 12_900 }]);
    expect(books.memberships).toMatchObject([{ status: 'active' }]);
    expect(books.mails.map(({ subject }) => subject)).toContain('Your visit was reviewed');
    const { body } = await patient.send<Subscription>('GET', `/v2/subscriptions/${intake.subscriptions[0]}`);
    expect(body).toMatchObject({
      status: 'active',
      current_period_start: '2026-06-15T12:00:00.000Z',
      current_period_end: '2026-07-15T12:00:00.000Z',
    });
    expect(await ordersOf(patient)).toMatchObject([
      { name: 'Generic Rapamycin', status: 'processing', payment: null, intake: id, shipment: { status: 'preparing' } },
    ]);
    const prescribed = await backend.portal.database.db
      .select()
      .from(prescriptions)
      .where(eq(prescriptions.intakeId, id));
    expect(prescribed).toMatchObject([{ status: 'requested', subscriptionId: body._id }]);
    expect(await patient.read(id)).toMatchObject({ payment: { status: 'captured' } });
    expect((await simulate(patient, 'approve-visit')).status).toBe(409);
  });

  it.each(['startSubscription', 'capture'] as const)(
    'is charged once where the answer to %s is lost: the next approval goes on',
    async (call) => {
      const { patient, id } = await submitted();
      flaky.loseNext(call);
      expect((await simulate(patient, 'approve-visit')).status).toBe(503);
      expect((await patient.read(id)).physician_review).toBeNull();
      expect((await simulate(patient, 'approve-visit')).status).toBe(200);
      expect(await ordersOf(patient)).toHaveLength(1);
      expect((await checkout.books(patient.id)).provider).toMatchObject([{ status: 'captured' }]);
    },
  );

  it('stays unreviewed where the payment cannot be taken', async () => {
    const { patient, id } = await submitted();
    const [payment] = (await checkout.books(patient.id)).payments;
    await backend.portal.database.db
      .update(sandboxPayments)
      .set({ status: 'voided' })
      .where(eq(sandboxPayments.id, payment?.providerId ?? ''));
    const { status, body } = await simulate(patient, 'approve-visit');
    expect([status, body.message]).toEqual([
      409,
      'The payment of this visit could not be taken, so it stays unreviewed.',
    ]);
    expect((await patient.read(id)).physician_review).toBeNull();
    expect(await ordersOf(patient)).toEqual([]);
  });
});

describe('a refused visit', () => {
  it('costs nothing, is closed, and its patient hears of it', async () => {
    const { patient, id } = await submitted();
    expect((await simulate(patient, 'refuse-visit')).status).toBe(200);
    const books = await checkout.books(patient.id);
    expect(books.payments).toMatchObject([{ status: 'voided' }]);
    expect(books.provider).toMatchObject([{ status: 'voided' }]);
    expect(books.memberships).toMatchObject([{ status: 'canceled' }]);
    expect(books.subscriptions).toMatchObject([{ status: 'canceled' }]);
    expect(books.mails.find(({ subject }) => subject === 'About your visit')?.text).toContain('Nothing was charged');
    expect(await patient.read(id)).toMatchObject({
      closed: backend.time.now.toISOString(),
      payment: { status: 'voided' },
    });
    expect((await simulate(patient, 'approve-visit')).status).toBe(409);
  });

  it('is refused once more where the answer was lost', async () => {
    const { patient } = await submitted();
    flaky.loseNext('void');
    expect((await simulate(patient, 'refuse-visit')).status).toBe(503);
    expect((await simulate(patient, 'refuse-visit')).status).toBe(200);
    expect((await checkout.books(patient.id)).held).toEqual([]);
  });

  it('is none that was approved', async () => {
    const { patient } = await submitted();
    await simulate(patient, 'approve-visit');
    expect((await simulate(patient, 'refuse-visit')).status).toBe(409);
  });
});

it('an order that ships has a carrier and a number, and its patient hears of it', async () => {
  const { patient } = await submitted();
  expect((await simulate(patient, 'ship-order')).body.message).toBe('No order is being prepared.');
  await simulate(patient, 'approve-visit');
  const { body } = await simulate<{ orderId: string }>(patient, 'ship-order');
  const [order] = await ordersOf(patient);
  expect(order).toMatchObject({
    _id: body.orderId,
    status: 'shipped',
    shipment: { status: 'shipped', carrier: 'USPS' },
  });
  expect(order?.shipment?.tracking_number).toMatch(/^9400\d{18}$/);
  const mail = (await checkout.books(patient.id)).mails.find(({ subject }) => subject === 'Your order is on its way');
  expect(mail?.text).toContain(order?.shipment?.tracking_number);
  expect(mail?.text).not.toContain('Rapamycin');
  expect((await simulate(patient, 'ship-order')).status).toBe(409);
});

it('a care team that works by itself approves what was submitted some time ago, and nothing before', async () => {
  const { patient, id } = await submitted();
  const team = new CareTeam(backend.portal, 60);
  advance(backend, 59);
  await team.review();
  expect((await patient.read(id)).physician_review).toBeNull();
  advance(backend, 1);
  await team.review();
  expect((await patient.read(id)).physician_review).toBe(backend.time.now.toISOString());
});
