import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Session } from '#schemas/wire/session.ts';
import { sandboxCustomers } from '#services/backend/kernel/database/tables/payments.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { notificationsOf } from '#tests/support/backend/notificationsOf.ts';
import { appointmentsOf, calendarOf } from '#tests/support/backend/schedulingFixture.ts';
import { asks, subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';

const DAY = 86_400;

const backend = await backendFixture();
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);
const calendar = calendarOf(backend);

const simulate = async ({ send }: TestPatient, what: string, body: object = {}) =>
  expect((await send('POST', `/sandbox/simulate/${what}`, body)).status).toBe(200);

/** By name: much of it is told at one moment of the test's clock. */
const told = async (patient: TestPatient) => (await notificationsOf(patient).told()).toSorted();

const waiting = () =>
  backend.patient({
    ...fullProfile,
    verificationStatus: 'pending',
    idImage: 'a'.repeat(24),
    profileImage: 'b'.repeat(24),
    profileImageAt: backend.time.now,
  });

it('a new account is welcomed once', async () => {
  const payload = {
    first_name: 'Mary',
    last_name: 'Smith',
    email: 'mary@example.com',
    password: 'secret-1',
    terms: true,
  };
  const { body } = await backend.call<Session>({ method: 'POST', url: '/v2/users', payload });
  const headers = { authorization: `Bearer ${body.token}` };
  const list = await backend.call({ method: 'GET', url: '/v2/notifications', headers });
  expect(list.body).toMatchObject({ docs: [{ category: 'welcome', read: false }], unread: 1, totalPages: 1 });
});

describe('a visit', () => {
  it('that is approved is told, and so is its order once it is on its way', async () => {
    const { patient, complete } = await checkout.visit();
    await complete();
    expect(await told(patient)).toEqual([]);
    await simulate(patient, 'approve-visit');
    expect(await told(patient)).toEqual(['visit-approved']);
    await simulate(patient, 'ship-order');
    expect(await told(patient)).toEqual(['order-shipped', 'visit-approved']);
    await simulate(patient, 'deliver-order');
    await simulate(patient, 'refund-order');
    expect(await told(patient)).toEqual(['order-delivered', 'order-shipped', 'payment-refunded', 'visit-approved']);
  });

  it('that is refused is told', async () => {
    const { patient, complete } = await checkout.visit();
    await complete();
    await simulate(patient, 'refuse-visit');
    expect(await told(patient)).toEqual(['visit-refused']);
  });

  it('that waits for a photo is told', async () => {
    const { patient, id } = await checkout.visit();
    await simulate(patient, 'request-photo', { intakeId: id });
    expect(await told(patient)).toEqual(['photo-requested']);
  });
});

it.each([
  ['approve-identity', 'identity-approved'],
  ['reject-identity', 'identity-rejected'],
])('an identity is told by %s, each time that it is decided', async (what, event) => {
  const patient = await waiting();
  await simulate(patient, what);
  expect(await told(patient)).toEqual([event]);
  await backend.portal.database.db
    .update(users)
    .set({ verificationStatus: 'pending', verified: false })
    .where(eq(users.id, patient.id));
  await simulate(patient, what);
  expect(await told(patient)).toEqual([event, event]);
});

describe('an appointment', () => {
  it('is told when it is booked, moved each time, and canceled', async () => {
    const patient = await backend.patient(fullProfile);
    const mine = appointmentsOf(patient);
    const [first = '', second = '', third = ''] = await calendar.slots('healthspan/onboarding');
    const { uid } = (await calendar.book('healthspan/onboarding', patient.email, first)).body;
    const { body } = await mine.confirm({ uid });
    await mine.confirm({ uid });
    expect(await told(patient)).toEqual(['appointment-booked']);
    const moved = (await calendar.move(uid, second)).body;
    await mine.list();
    await calendar.move(moved.uid, third);
    await mine.list();
    await mine.list();
    expect(await told(patient)).toEqual(['appointment-booked', 'appointment-moved', 'appointment-moved']);
    await mine.cancel(body._id);
    await mine.cancel(body._id);
    expect(await told(patient)).toContain('appointment-canceled');
    expect((await notificationsOf(patient).page()).unread).toBe(4);
  });

  it('that the care team books is told as well', async () => {
    const patient = await backend.patient(fullProfile);
    await simulate(patient, 'book-verification-call');
    expect(await told(patient)).toEqual(['appointment-booked']);
  });
});

describe('a subscription', () => {
  it('is told when it begins and at each change', async () => {
    const { patient, does } = await subscribedPatient(backend);
    expect(await told(patient)).toEqual(['subscription-started']);
    await does('pause', asks.pause);
    await does('resume', asks.resumeLater);
    await does('reschedule', { new_time: Date.parse('2026-07-20T07:00:00Z') / 1000 });
    await does('pause', asks.pause);
    expect((await notificationsOf(patient).page()).unread).toBe(5);
    await does('resume', asks.resumeNow);
    await does('cancel', asks.cancel);
    const { docs, unread } = await notificationsOf(patient).page(2);
    expect(unread).toBe(7);
    expect(docs).toHaveLength(2);
    expect(
      [...docs, ...(await notificationsOf(patient).page()).docs].map(({ data: { type } }) => type).toSorted(),
    ).toEqual([
      'subscription-canceled',
      'subscription-paused',
      'subscription-paused',
      'subscription-rescheduled',
      'subscription-resumed',
      'subscription-resumed',
      'subscription-started',
    ]);
  });

  it('that ends takes its consultation with it, which is told as well', async () => {
    const { patient, does, books } = await subscribedPatient(backend);
    await books(new Date('2026-06-20T17:00:00Z'));
    await does('cancel', asks.cancel);
    expect(await told(patient)).toEqual(['appointment-canceled', 'subscription-canceled', 'subscription-started']);
  });

  it('that is counted for a consultation tells nothing', async () => {
    const { patient, does, books } = await subscribedPatient(backend);
    await books(new Date('2026-06-20T17:00:00Z'));
    expect((await does('cancellation-info', { incrementCancellationAttempt: true })).status).toBe(200);
    expect(await told(patient)).toEqual(['subscription-started']);
  });

  it('is told when it is renewed, and when its payment fails', async () => {
    const { patient, id, there } = await subscribedPatient(backend);
    const turn = async () => {
      const { now } = backend.time;
      advance(backend, 31 * DAY);
      await simulate(
        { ...patient, send: (method, url, payload) => backend.call({ method, url, ...(payload && { payload }) }) },
        'turn-period',
        { subscriptionId: id },
      );
      backend.time.now = now;
    };
    await turn();
    expect(await told(patient)).toEqual(['plan-renewed', 'subscription-started']);
    await backend.portal.database.db
      .update(sandboxCustomers)
      .set({ card: tokenOf('0341') })
      .where(eq(sandboxCustomers.id, (await there()).customer));
    await turn();
    expect(await told(patient)).toEqual(['payment-failed', 'plan-renewed', 'subscription-started']);
  });
});
