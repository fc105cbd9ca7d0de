import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Accesses } from '#schemas/wire/access.ts';
import type { Order } from '#schemas/wire/order.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { User } from '#schemas/wire/user.ts';
import { appointments } from '#services/backend/kernel/database/tables/appointments.ts';
import { sandboxPayments, sandboxSubscriptions } from '#services/backend/kernel/database/tables/payments.ts';
import { prescriptions } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { membershipIdOf, membershipPriceIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { CareTeam } from '#services/backend/sandbox/CareTeam.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);

const simulate = <Body = Problem>({ send }: TestPatient, what: string, body: object = {}) =>
  send<Body>('POST', `/sandbox/simulate/${what}`, body);
/** Simulates without saying who is meant, as the sandbox page does. */
const byHand = <Body = Problem>(what: string, body: object = {}, host = 'localhost') =>
  backend.call<Body>({ method: 'POST', url: `/sandbox/simulate/${what}`, payload: body, headers: { host } });
const accountOf = async ({ send, org, id }: TestPatient) =>
  (await send<User>('GET', `/users/${org}/user/${id}/patient`)).body;
const mailsTo = async ({ id }: TestPatient) => (await checkout.books(id)).mails;
const ordersOf = async ({ send, org, id }: TestPatient) =>
  (await send<Order[]>('GET', `/orders/${org}/patient/${id}`)).body;

/** A patient who has sent both photos and waits. */
const waiting = (organization = backend.tenant) =>
  backend.patient(
    {
      ...fullProfile,
      verificationStatus: 'pending',
      idImage: 'a'.repeat(24),
      profileImage: 'b'.repeat(24),
      profileImageAt: backend.time.now,
    },
    organization,
  );

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

/** A submitted visit whose payment can no longer be taken. */
async function submittedUnpaid() {
  const visit = await submitted();
  const [payment] = (await checkout.books(visit.patient.id)).payments;
  await backend.portal.database.db
    .update(sandboxPayments)
    .set({ status: 'voided' })
    .where(eq(sandboxPayments.id, payment?.providerId ?? ''));
  return visit;
}

/** What the provider charges a patient for, by its own books. */
async function plansAtProvider({ id }: TestPatient) {
  const { db } = backend.portal.database;
  const [user] = await db.select().from(users).where(eq(users.id, id));
  const plans = await db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.customer, user?.stripeId ?? ''));
  return plans.map(({ status }) => status);
}

/** Begins the plan of a visit at the provider, as an approval does that dies before it is written. */
async function beginsUnwritten({ id }: TestPatient) {
  const { subscriptions } = await checkout.books(id);
  const [user] = await backend.portal.database.db.select().from(users).where(eq(users.id, id));
  const [plan] = subscriptions;
  await backend.portal.payments.startSubscription({
    customerId: user?.stripeId ?? '',
    price: 'price',
    quantity: 1,
    paidUntil: new Date('2026-07-15T12:00:00Z'),
    key: `subscription-${plan?.id}`,
    metadata: { subscription: plan?.id ?? '' },
  });
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
    expect(prescribed).toMatchObject([{ status: 'active', subscriptionId: body._id }]);
    expect(await patient.read(id)).toMatchObject({ medical_review_payment: { status: 'captured' } });
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
      expect(await plansAtProvider(patient)).toEqual(['active']);
    },
  );

  it('stays unreviewed where the payment cannot be taken', async () => {
    const { patient, id } = await submittedUnpaid();
    const { status, body } = await simulate(patient, 'approve-visit');
    expect([status, body.message]).toEqual([
      409,
      'The payment of this visit could not be taken, so it stays unreviewed.',
    ]);
    expect((await patient.read(id)).physician_review).toBeNull();
    expect(await ordersOf(patient)).toEqual([]);
    expect(await plansAtProvider(patient)).toEqual([]);
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
    expect(books.mails.find(({ subject }) => subject === 'About your visit')?.text).toContain("You weren't charged");
    expect(await patient.read(id)).toMatchObject({
      closed: backend.time.now.toISOString(),
      medical_review_payment: { status: 'voided' },
    });
    expect((await simulate(patient, 'approve-visit')).status).toBe(409);
  });

  it('ends what the provider has begun of its plans', async () => {
    const { patient } = await submitted();
    await beginsUnwritten(patient);
    expect(await plansAtProvider(patient)).toEqual(['active']);
    flaky.loseNext('cancelSubscription');
    expect((await simulate(patient, 'refuse-visit')).status).toBe(503);
    expect((await simulate(patient, 'refuse-visit')).status).toBe(200);
    expect(await plansAtProvider(patient)).toEqual(['canceled']);
  });

  it('is none that is being approved at the same time', async () => {
    const { patient, id } = await submitted();
    flaky.before('startSubscription', async () => {
      const { status, body } = await simulate(patient, 'refuse-visit');
      expect([status, body.message]).toEqual([
        409,
        'Another decision about this visit is being carried out. Look at it again in a minute.',
      ]);
    });
    expect((await simulate(patient, 'approve-visit')).status).toBe(200);
    expect(await patient.read(id)).toMatchObject({ closed: null });
    expect(await plansAtProvider(patient)).toEqual(['active']);
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
  // A visit whose payment cannot be taken is not in the way, whether it is older or newer.
  await submittedUnpaid();
  const { patient, id } = await submitted();
  await submittedUnpaid();
  const team = new CareTeam(backend.portal, 60);
  advance(backend, 59);
  await team.review();
  expect((await patient.read(id)).physician_review).toBeNull();
  advance(backend, 1);
  await team.review();
  expect((await patient.read(id)).physician_review).toBe(backend.time.now.toISOString());
  const { body } = await patient.send<Accesses>('GET', `/v2/users/${patient.org}/${patient.id}/accesses`);
  expect(body.accesses.filter(({ route }) => route === 'simulateApproveVisit')).toMatchObject([
    { user: patient.org, session: null, address: '', ids: { intakeId: id }, at: backend.time.now.toISOString() },
  ]);
});

describe('an identity', () => {
  it('that is approved is verified, and its patient hears of it', async () => {
    const patient = await waiting();
    expect(await simulate(patient, 'approve-identity')).toMatchObject({ status: 200, body: { userId: patient.id } });
    expect(await accountOf(patient)).toMatchObject({ verified: true, verificationStatus: 'completed', revision: 1 });
    expect((await mailsTo(patient)).map(({ subject }) => subject)).toEqual(['Your identity was verified']);
    const again = await simulate(patient, 'approve-identity');
    expect([again.status, again.body.message]).toEqual([
      409,
      'No patient who has sent both photos is waiting to be verified.',
    ]);
  });

  it('that is rejected is not verified, and the mail does not say so', async () => {
    const patient = await waiting();
    expect((await simulate(patient, 'reject-identity')).status).toBe(200);
    expect(await accountOf(patient)).toMatchObject({ verified: false, verificationStatus: 'rejected', revision: 1 });
    const [mail] = await mailsTo(patient);
    expect(mail?.text).toContain('Log in');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/reject|photo|ID\b|identity|verif/i);
    expect((await simulate(patient, 'reject-identity')).status).toBe(409);
  });

  it.each([
    ['lacks the photo of the ID', { idImage: null }],
    ['lacks the photo of the patient', { profileImage: null }],
    ['was not sent for verification', { verificationStatus: 'not_started' }],
    ['was rejected', { verificationStatus: 'rejected' }],
    ['is verified', { verificationStatus: 'completed', verified: true }],
  ] as const)('that %s is not decided', async (_, change) => {
    const images = { idImage: 'a'.repeat(24), profileImage: 'b'.repeat(24), profileImageAt: backend.time.now };
    const patient = await backend.patient({ ...fullProfile, verificationStatus: 'pending', ...images, ...change });
    const before = await accountOf(patient);
    expect((await simulate(patient, 'approve-identity')).status).toBe(409);
    expect((await simulate(patient, 'reject-identity')).status).toBe(409);
    expect(await accountOf(patient)).toEqual(before);
  });

  it('is by hand the newest one of the organization, or the one that is named', async () => {
    const older = await waiting(backend.evergreen);
    advance(backend, 1);
    const newer = await waiting(backend.evergreen);
    const elsewhere = await waiting();
    const there = 'evergreen.localhost';
    expect((await byHand('approve-identity', { userId: elsewhere.id }, there)).status).toBe(409);
    expect((await byHand('approve-identity', {}, there)).body).toEqual({ userId: newer.id });
    expect((await byHand('approve-identity', { userId: older.id }, there)).body).toEqual({ userId: older.id });
    expect((await byHand('approve-identity', {}, there)).status).toBe(409);
    expect((await accountOf(elsewhere)).verificationStatus).toBe('pending');
  });
});

it('a visit is approved whether or not its patient is verified', async () => {
  const { patient } = await submitted();
  expect((await accountOf(patient)).verified).toBe(false);
  expect((await simulate(patient, 'approve-visit')).status).toBe(200);
});

describe('a photo that is asked for', () => {
  it.each(['under way', 'submitted'])(
    'puts a visit that is %s on hold, and the mail does not say why',
    async (state) => {
      const { patient, id } = state === 'submitted' ? await submitted() : await checkout.visit();
      expect(await simulate(patient, 'request-photo', { intakeId: id })).toMatchObject({
        status: 200,
        body: { intakeId: id },
      });
      expect((await patient.read(id)).awaiting_patient_update).toEqual({
        is_awaiting: true,
        reason: 'Your photo is too dark to compare with your ID. Please take a new one.',
        hold_date: backend.time.now.toISOString(),
      });
      expect(await checkout.eventsOf(id)).toContain('held');
      const mail = (await mailsTo(patient)).find(({ subject }) => subject === 'Your visit needs something from you');
      expect(mail?.text).toContain('Log in');
      expect(mail?.text).not.toMatch(/photo|dark|ID\b/i);
    },
  );

  it('is asked for in the newest visit, once', async () => {
    const { patient, id } = await checkout.visit();
    advance(backend, 1);
    const { id: newer } = await checkout.visit('sleep-support', null, Promise.resolve(patient));
    expect((await simulate<{ intakeId: string }>(patient, 'request-photo')).body.intakeId).toBe(newer);
    expect((await simulate(patient, 'request-photo', { intakeId: newer })).status).toBe(409);
    expect((await simulate<{ intakeId: string }>(patient, 'request-photo')).body.intakeId).toBe(id);
    const none = await simulate(patient, 'request-photo');
    expect([none.status, none.body.message]).toEqual([
      409,
      'No visit is under way that does not wait for a photo already.',
    ]);
  });

  it.each(['refuse-visit', 'approve-visit'])('is asked for in no visit that ended with %s', async (end) => {
    const { patient, id } = await submitted();
    await simulate(patient, end);
    expect((await simulate(patient, 'request-photo', { intakeId: id })).status).toBe(409);
  });
});

describe('a call that verifies an account', () => {
  it('is booked for tomorrow at 10 AM in the zone of the home state, and the mail says when in that zone', async () => {
    const patient = await backend.patient(fullProfile);
    expect((await accountOf(patient)).appointment_counts).toEqual({ upcoming: 0, user_verification: 0 });
    const answered = await simulate(patient, 'book-verification-call');
    expect(answered).toMatchObject({ status: 200, body: { userId: patient.id } });
    const rows = await backend.portal.database.db
      .select()
      .from(appointments)
      .where(eq(appointments.userId, patient.id));
    expect(rows).toMatchObject([
      {
        kind: 'user-verification',
        startTime: new Date('2026-06-16T17:00:00Z'),
        endTime: new Date('2026-06-16T17:20:00Z'),
        canceledAt: null,
      },
    ]);
    expect((await accountOf(patient)).appointment_counts).toEqual({ upcoming: 1, user_verification: 1 });
    expect((await mailsTo(patient))[0]?.text).toContain(
      'on Tuesday, June 16, 2026 at 10:00 AM PDT and takes 20 minutes.',
    );
  });

  it('is at 10 AM Eastern time where no state is known', async () => {
    const patient = await backend.patient({ ...fullProfile, state: null });
    await simulate(patient, 'book-verification-call');
    expect((await mailsTo(patient))[0]?.text).toContain('on Tuesday, June 16, 2026 at 10:00 AM EDT');
  });

  it('is booked with nobody who has one or is verified', async () => {
    const patient = await backend.patient(fullProfile);
    await simulate(patient, 'book-verification-call');
    const again = await simulate(patient, 'book-verification-call');
    expect([again.status, again.body.message]).toEqual([409, 'No patient who is not verified is without a call.']);
    const verified = await backend.patient({ ...fullProfile, verified: true, verificationStatus: 'completed' });
    expect((await simulate(verified, 'book-verification-call')).status).toBe(409);
  });
});

it('a care team that works by itself verifies identities some time after their photos were sent, and not before', async () => {
  const team = new CareTeam(backend.portal, 60);
  const patient = await waiting();
  const alone = await backend.patient({ ...fullProfile, verificationStatus: 'pending', idImage: 'a'.repeat(24) });
  advance(backend, 59);
  await team.review();
  expect((await accountOf(patient)).verified).toBe(false);
  advance(backend, 1);
  await team.review();
  expect(await accountOf(patient)).toMatchObject({ verified: true, verificationStatus: 'completed' });
  expect((await accountOf(alone)).verified).toBe(false);
});

it('the page has a button for everything that can be simulated', async () => {
  const { body } = await backend.call<string>({ method: 'GET', url: '/sandbox' });
  const routes = backend.routes.filter(({ url }) => url.startsWith('/sandbox/simulate/')).map(({ url }) => url);
  const buttons = [...body.matchAll(/<button formaction="([^"]+)">/g)].map(([, url]) => url);
  expect(buttons).toHaveLength(routes.length);
  expect(new Set(buttons)).toEqual(new Set(routes));
});

it('the page comes back after one of its buttons', async () => {
  await waiting();
  const { status, headers } = await backend.call({
    method: 'POST',
    url: '/sandbox/simulate/approve-identity',
    payload: '',
    headers: { accept: 'text/html', 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect([status, headers['location']]).toEqual([303, '/sandbox']);
});
