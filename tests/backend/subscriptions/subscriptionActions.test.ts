import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { SchedulingUnavailable } from '#services/backend/adapters/scheduling/SchedulingUnavailable.ts';
import { appointmentRequests } from '#services/backend/kernel/database/tables/appointmentRequests.ts';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { payments } from '#services/backend/kernel/database/tables/payments.ts';
import { prescriptions } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';
import { calendarOf } from '#tests/support/backend/schedulingFixture.ts';
import { asks, subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';
import { eq } from 'drizzle-orm';

const DAY = 86_400;
const START = new Date('2026-06-15T12:00:00Z');

const flaky = flakyPayments();
/** Whether the scheduling service does not answer. */
let isAway = false;
const backend = await backendFixture({
  payments: flaky.payments,
  scheduler: (named) => ({
    ...named,
    async findBooking(uid) {
      if (isAway) throw new SchedulingUnavailable();
      return named.findBooking(uid);
    },
  }),
});
afterAll(() => backend.close());
beforeEach(() => {
  backend.time.now = START;
});

const secondsOf = (iso: string) => Date.parse(iso) / 1000;
const at = (iso: string) => ({ new_time: secondsOf(iso) });
const days = (count: number) => advance(backend, count * DAY);
const subscribed = (options?: Parameters<typeof subscribedPatient>[1]) => subscribedPatient(backend, options);

describe('a pause', () => {
  it('stops charges at the provider, and keeps the reason to ourselves', async () => {
    const { does, read, row, changed, there } = await subscribed();
    const { status, body } = await does('pause', asks.pause);
    expect([status, body.status, body.active, body.vendor?.pause_collection]).toEqual([
      200,
      'paused',
      false,
      { behavior: 'void' },
    ]);
    expect(await read()).toEqual(body);
    expect(await row()).toMatchObject({ pauseReason: 'Away or traveling', pendingChange: null });
    expect(await changed()).toBe(1);
    expect(await there()).toMatchObject({ paused: true, status: 'active', charged: [4400] });
  });

  it.each(['paused', 'canceled', 'past_due', 'unpaid', 'paused_by_reschedule', 'prescription_requested'] as const)(
    'is refused for one that is %s',
    async (status) => {
      const { does, becomes, row, changed, there } = await subscribed();
      await becomes({ status });
      const refused = await does('pause', asks.pause);
      expect([refused.status, refused.body.code]).toEqual([409, 'WrongSubscriptionState']);
      expect(await row()).toMatchObject({ status, pendingChange: null });
      expect(await changed()).toBe(0);
      expect((await there()).changes).toEqual([]);
    },
  );

  it('is refused for one that has not begun at the provider, whom nobody could ask to go on', async () => {
    const { does, becomes } = await subscribed();
    await becomes({ status: 'trialing', providerId: null });
    expect((await does('pause', asks.pause)).status).toBe(409);
  });
});

describe('going on', () => {
  it('now begins a period, which is charged with its invoice', async () => {
    const { does, read, there, billed } = await subscribed();
    await does('pause', asks.pause);
    days(10);
    const { status, body } = await does('resume', asks.resumeNow);
    expect([status, body.status, body.active, body.vendor?.pause_collection]).toEqual([200, 'active', true, null]);
    expect([body.current_period_start, body.current_period_end]).toEqual([
      '2026-06-25T12:00:00.000Z',
      '2026-07-25T12:00:00.000Z',
    ]);
    expect(await read()).toEqual(body);
    expect((await there()).charged).toEqual([4400, 4400]);
    const invoices = await billed();
    expect(invoices.map(({ periodStart }) => periodStart.toISOString())).toEqual([
      '2026-06-15T12:00:00.000Z',
      '2026-06-25T12:00:00.000Z',
    ]);
    expect(invoices[1]).toMatchObject({ id: body.vendor?.latest_invoice, amount: 4400, discount: 0, status: 'paid' });
  });

  it('later keeps the period that was paid for, and charges nothing', async () => {
    const { does, read, there, billed } = await subscribed();
    const { body: before } = await does('pause', asks.pause);
    days(10);
    const { body } = await does('resume', asks.resumeLater);
    expect(body).toEqual({
      ...before,
      status: 'active',
      active: true,
      vendor: { ...before.vendor, pause_collection: null },
    });
    expect(await read()).toEqual(body);
    expect(await there()).toMatchObject({ paused: false, charged: [4400] });
    expect(await billed()).toHaveLength(1);
  });

  it('later, where that period is over, is now', async () => {
    const { does, there } = await subscribed();
    await does('pause', asks.pause);
    days(40);
    expect((await does('resume', asks.resumeLater)).body.current_period_start).toBe('2026-07-25T12:00:00.000Z');
    expect((await there()).charged).toEqual([4400, 4400]);
  });

  it('of one that was moved before it was paused is charged when its period ends again', async () => {
    const { does, there } = await subscribed();
    await does('reschedule', { new_time: secondsOf('2026-09-01T00:00:00Z') });
    await does('pause', asks.pause);
    const { body } = await does('resume', asks.resumeLater);
    expect([body.status, body.reschedule_date, body.schedule_details.phases]).toEqual(['active', null, []]);
    expect((await there()).paidUntil.toISOString()).toBe('2026-07-15T12:00:00.000Z');
  });

  it('uses up the discount on the next renewal', async () => {
    const { does, row, books, there, billed } = await subscribed();
    await books(new Date('2026-06-20T17:00:00Z'));
    await does('cancellation-info', { incrementCancellationAttempt: true });
    await does('pause', asks.pause);
    days(1);
    await does('resume', asks.resumeNow);
    expect((await there()).charged).toEqual([3520, 4400]);
    expect((await billed())[1]).toMatchObject({ amount: 4400, discount: 880 });
    expect([(await row()).discountPercent, (await there()).discountPercent]).toEqual([0, 0]);
  });

  it('stays paused where the card is declined, and goes on with another', async () => {
    const { does, patient, row, there } = await subscribed({ last4: '0341' });
    await does('pause', asks.pause);
    const declined = await does('resume', asks.resumeNow, 'resume-declined');
    expect(declined).toMatchObject({ status: 402, body: { code: 'CardDeclined', money: 'not_charged' } });
    expect(await row()).toMatchObject({ status: 'paused', pendingChange: null });
    await patient.send('PUT', `/users/${patient.org}/${patient.id}/add-card`, { token: tokenOf() });
    expect((await does('resume', asks.resumeNow, 'resume-declined')).body.status).toBe('active');
    expect((await there()).charged).toEqual([4400, 4400]);
  });

  it.each(['active', 'canceled', 'rescheduled'] as const)('is refused for one that is %s', async (status) => {
    const { does, becomes } = await subscribed();
    await becomes({ status });
    expect((await does('resume', asks.resumeNow)).body.code).toBe('WrongSubscriptionState');
  });

  it('is refused for one that is paused otherwise than by its patient', async () => {
    const { does, becomes } = await subscribed();
    await becomes({ status: 'paused' });
    expect((await does('resume', asks.resumeNow)).status).toBe(409);
  });
});

describe('a cancellation', () => {
  it('ends it at once, on both sides', async () => {
    const { does, read, row, there } = await subscribed();
    const { status, body } = await does('cancel', asks.cancel);
    expect([status, body.status, body.active]).toEqual([200, 'canceled', false]);
    expect(await read()).toEqual(body);
    expect(await row()).toMatchObject({ cancelReason: 'Too expensive', canceledAt: START });
    expect((await there()).status).toBe('canceled');
  });

  it('takes the discount and the consultation with it', async () => {
    const { does, read, books, booked, row } = await subscribed();
    const [past, coming] = [
      await books(new Date('2026-06-10T17:00:00Z'), { countedAt: START }),
      await books(new Date('2026-06-20T17:00:00Z')),
    ];
    const coaching = await books(new Date('2026-06-21T17:00:00Z'), { kind: 'coaching' });
    await does('cancellation-info', { incrementCancellationAttempt: true });
    expect((await row()).discountPercent).toBe(20);
    const { body } = await does('cancel', asks.cancel);
    expect(await read()).toEqual(body);
    expect(body.cancellation_info).toMatchObject({
      cancellation_attempt: 1,
      renews_at: null,
      free_consultation_scheduled_date: null,
    });
    expect((await row()).discountPercent).toBe(0);
    expect(await booked(coming)).toMatchObject({ canceledAt: START, canceledByPatient: true });
    expect([(await booked(past))?.canceledAt, (await booked(coaching))?.canceledAt]).toEqual([null, null]);
  });

  it('frees the slot of the consultation in the calendar', async () => {
    const { does, books, booked } = await subscribed();
    const calendar = calendarOf(backend);
    const [start = ''] = await calendar.slots('healthspan/consultation');
    const { uid } = (await calendar.book('healthspan/consultation', 'pat@example.com', start)).body;
    const appointment = await books(new Date(start), { uid });
    expect(await calendar.slots('healthspan/consultation')).not.toContain(start);
    await does('cancel', asks.cancel);
    expect((await booked(appointment))?.canceledAt).toEqual(START);
    expect(await calendar.slots('healthspan/consultation')).toContain(start);
  });

  it('frees it later where the calendar does not answer', async () => {
    const { does, books, booked } = await subscribed();
    const calendar = calendarOf(backend);
    const [start = ''] = await calendar.slots('healthspan/consultation');
    const { uid } = (await calendar.book('healthspan/consultation', 'pat@example.com', start)).body;
    const appointment = await books(new Date(start), { uid });
    isAway = true;
    expect((await does('cancel', asks.cancel)).body.status).toBe('canceled');
    expect((await booked(appointment))?.canceledAt).toEqual(START);
    isAway = false;
    expect(await calendar.slots('healthspan/consultation')).not.toContain(start);
    await doJobs(backend, 'bookings');
    expect(await calendar.slots('healthspan/consultation')).toContain(start);
    expect(await backend.portal.database.db.select().from(appointmentRequests)).toEqual([]);
  });

  it.each(['paused', 'trialing', 'unpaid', 'rescheduled', 'paused_by_reschedule', 'created'] as const)(
    'of one that is %s is done',
    async (status) => {
      const { does, becomes } = await subscribed();
      await becomes({ status });
      expect((await does('cancel', asks.cancel)).body.status).toBe('canceled');
    },
  );

  it('of one that waits for nothing but itself needs no provider', async () => {
    const { does, becomes } = await subscribed();
    await becomes({ status: 'incomplete', providerId: null });
    await backend.portal.database.db.update(payments).set({ status: 'failed' });
    expect((await does('cancel', asks.cancel)).body.status).toBe('canceled');
  });

  it('is refused while a first payment is on its way', async () => {
    const { does, becomes, row } = await subscribed();
    await becomes({ status: 'incomplete', providerId: null });
    expect((await does('cancel', asks.cancel)).body.code).toBe('WrongSubscriptionState');
    expect(await row()).toMatchObject({ status: 'incomplete', pendingChange: null });
  });

  it.each(['canceled', 'prescription_requested', 'past_due'] as const)(
    'is refused for one that is %s, in words for the patient',
    async (status) => {
      const { does, becomes } = await subscribed();
      await becomes({ status });
      expect(await does('cancel', asks.cancel)).toMatchObject({
        status: 409,
        body: {
          code: 'WrongSubscriptionState',
          message: 'Unable to cancel subscription. Please try again later.',
        },
      });
    },
  );

  it('that the provider does not hear is told so, and changes nothing but what is finished later', async () => {
    const { does, row, there } = await subscribed();
    flaky.failNext('cancelSubscription');
    expect(await does('cancel', asks.cancel, 'cancel-unheard')).toMatchObject({
      status: 503,
      body: { code: 'PaymentUnavailable', message: 'Unable to cancel subscription. Please try again later.' },
    });
    expect([(await row()).status, (await there()).status]).toEqual(['active', 'active']);
    expect((await does('cancel', asks.cancel, 'cancel-unheard')).body.status).toBe('canceled');
    expect((await there()).changes).toHaveLength(1);
  });
});

describe('another date', () => {
  it('is when the next period begins and is charged', async () => {
    const { does, read, there } = await subscribed();
    const { status, body } = await does('reschedule', at('2026-08-20T07:00:00Z'));
    expect([status, body.status, body.reschedule_date]).toEqual([
      200,
      'rescheduled',
      secondsOf('2026-08-20T07:00:00Z'),
    ]);
    expect(body.schedule_details.phases).toEqual([
      { start_date: secondsOf('2026-06-15T12:00:00Z') },
      { start_date: secondsOf('2026-08-20T07:00:00Z') },
    ]);
    expect([body.current_period_start, body.current_period_end]).toEqual([
      '2026-06-15T12:00:00.000Z',
      '2026-07-15T12:00:00.000Z',
    ]);
    expect(await read()).toEqual(body);
    expect((await there()).paidUntil.toISOString()).toBe('2026-08-20T07:00:00.000Z');
  });

  it('can be chosen again', async () => {
    const { does, there } = await subscribed();
    await does('reschedule', at('2026-08-20T07:00:00Z'));
    expect((await does('reschedule', at('2026-08-21T07:00:00Z'))).body.status).toBe('rescheduled');
    expect((await there()).paidUntil.toISOString()).toBe('2026-08-21T07:00:00.000Z');
  });

  // The supply of a month is used up so far after 21 days, on July 6 at noon.
  it.each([
    ['a day before the first day', '2026-07-05T12:00:00Z', 200],
    ['a second earlier', '2026-07-05T11:59:59Z', 422],
    ['a year and a day and a half ahead', '2027-06-17T00:00:00Z', 200],
    ['a second later', '2027-06-17T00:00:01Z', 422],
  ])('is taken or refused at the edge: %s', async (_, date, status) => {
    const { does, row, changed, there } = await subscribed();
    const answered = await does('reschedule', at(date));
    expect(answered.status).toBe(status);
    if (status === 200) return;
    expect(answered.body).toMatchObject({ code: 'InvalidDate', fields: [{ field: 'new_time' }] });
    expect(await row()).toMatchObject({ status: 'active', pendingChange: null });
    expect(await changed()).toBe(0);
    expect((await there()).changes).toEqual([]);
  });

  it('that it is planned for already is refused', async () => {
    const { does } = await subscribed();
    await does('reschedule', at('2026-08-20T07:00:00Z'));
    expect((await does('reschedule', at('2026-08-20T07:00:00Z'))).body.code).toBe('InvalidDate');
  });

  it('which has begun elsewhere is now', async () => {
    const { does } = await subscribed();
    days(25);
    const { body } = await does('reschedule', at('2026-07-10T00:00:00Z'));
    expect(body.reschedule_date).toBe(secondsOf('2026-07-10T12:00:00Z'));
  });

  it('behind the end of the prescription asks for its renewal, once', async () => {
    const { does, id, patient, requests } = await subscribed();
    const intake = await patient.begins('rapamycin');
    await backend.portal.database.db.insert(prescriptions).values({
      id: createId(START),
      intakeId: intake._id,
      subscriptionId: id,
      productTemplate: 'f'.repeat(24),
      status: 'active',
      expiresAt: new Date('2026-08-01T00:00:00Z'),
      createdAt: START,
    });
    await does('reschedule', at('2026-08-01T00:00:00Z'));
    expect(await requests()).toEqual([]);
    await does('reschedule', at('2026-08-01T00:00:01Z'));
    await does('reschedule', at('2026-09-01T00:00:00Z'));
    expect((await requests()).map(({ requestType }) => requestType)).toEqual(['Renewal']);
    await backend.portal.database.db.delete(intakes).where(eq(intakes.id, intake._id));
  });

  it.each([
    ['coaching', { type: 'coaching-membership' }],
    ['one that has not begun at the provider', { providerId: null }],
    ['a paused one', { status: 'paused', pauseCollection: 'void' }],
    ['a canceled one', { status: 'canceled' }],
    ['a trial', { status: 'trialing' }],
  ] as const)('is refused for %s', async (_, changes) => {
    const { does, becomes } = await subscribed();
    await becomes(changes);
    expect((await does('reschedule', at('2026-08-20T07:00:00Z'))).body.code).toBe('WrongSubscriptionState');
  });
});

it.each([
  ['now', asks.resumeNow],
  ['later, which is now where the period has ended', asks.resumeLater],
])('whose answer is lost where it goes on %s says that nobody knows what was charged', async (_, payload) => {
  const { does } = await subscribed();
  await does('pause', asks.pause);
  days(40);
  flaky.loseNext('resumeSubscription');
  const { status, body } = await does<Problem>('resume', payload);
  expect([status, body.money]).toEqual([503, 'unknown']);
});

const actions = [
  ['pause', asks.pause, 'pauseSubscription'],
  ['resume', asks.resumeNow, 'resumeSubscription'],
  ['resume', asks.resumeLater, 'resumeSubscription'],
  ['cancel', asks.cancel, 'cancelSubscription'],
  ['reschedule', { new_time: secondsOf('2026-08-20T07:00:00Z') }, 'rescheduleSubscription'],
  ['cancellation-info', { incrementCancellationAttempt: true }, 'discountNextRenewal'],
] as const;

describe.each(actions)('%s %j', (action, payload, call) => {
  /** One with which it can be done. */
  async function ready() {
    const one = await subscribed();
    if (action === 'resume') await one.does('pause', asks.pause);
    if (action === 'cancellation-info') await one.books(new Date('2026-06-20T17:00:00Z'));
    days(1);
    const before = (await one.there()).changes.length;
    return { ...one, effects: async () => (await one.there()).changes.length - before };
  }

  it('is done once under a key, which takes nothing else', async () => {
    const { does, effects, row } = await ready();
    const first = await does(action, payload, 'the-same-key');
    const { revision } = await row();
    const again = await does(action, payload, 'the-same-key');
    expect([first.status, again.status, again.body]).toEqual([200, 200, first.body]);
    expect([await effects(), (await row()).revision]).toEqual([1, revision]);
    const other = action === 'cancel' ? { cancel_reason: 'Other' } : asks.cancel;
    expect((await does('cancel', other, 'the-same-key')).body.code).toBe('IdempotencyConflict');
  });

  it('whose effect was not heard of is finished by the same request, whenever it comes', async () => {
    const { does, effects, read } = await ready();
    flaky.loseNext(call);
    expect((await does(action, payload, 'lost-answer')).status).toBe(503);
    advance(backend, 3600);
    const { status, body } = await does(action, payload, 'lost-answer');
    expect([status, await effects()]).toEqual([200, 1]);
    expect(await read()).toEqual(body);
  });

  it('whose effect was not heard of is finished by whoever asks for the same', async () => {
    const { does, effects, read } = await ready();
    flaky.loseNext(call);
    await does(action, payload, 'lost-answer');
    const { status, body } = await does(action, payload, 'another-key');
    expect([status, await effects()]).toEqual([200, 1]);
    expect(await read()).toEqual(body);
    expect((await does(action, payload, 'lost-answer')).body).toEqual(body);
  });

  it('is refused for a foreign patient and in another organization as if there were none', async () => {
    const { id, effects } = await ready();
    const { payer } = checkoutFixture(backend);
    const url = `/v2/subscriptions/${id}/${action}`;
    const other = await payer();
    const elsewhere = await backend.patient({}, backend.evergreen);
    expect((await other.send('POST', url, payload)).status).toBe(404);
    expect((await elsewhere.send('POST', url, payload)).status).toBe(404);
    expect(await effects()).toBe(0);
  });
});

describe('a change that was left half way', () => {
  it('is finished before another one is judged', async () => {
    const { does, row, changed, there } = await subscribed();
    flaky.loseNext('pauseSubscription');
    await does('pause', asks.pause, 'left-half-way');
    expect([(await row()).status, (await there()).paused]).toEqual(['active', true]);
    const moved = await does('reschedule', { new_time: secondsOf('2026-08-20T07:00:00Z') });
    expect([moved.status, moved.body.code]).toEqual([409, 'WrongSubscriptionState']);
    expect(await row()).toMatchObject({ status: 'paused', pendingChange: null });
    expect(await changed()).toBe(1);
    expect((await does('pause', asks.pause, 'left-half-way')).body.status).toBe('paused');
    expect((await there()).changes).toHaveLength(1);
  });

  it('and which the provider refuses is taken back, and the next one is judged', async () => {
    const { does, row, changed, patient } = await subscribed();
    await does('pause', asks.pause);
    flaky.failNext('resumeSubscription');
    await does('resume', asks.resumeNow);
    await patient.send('PUT', `/users/${patient.org}/${patient.id}/add-card`, { token: tokenOf('0341') });
    expect((await does('cancel', asks.cancel)).body.status).toBe('canceled');
    expect((await row()).pendingChange).toBeNull();
    expect(await changed()).toBe(3);
  });

  it('stays so while the provider cannot be reached', async () => {
    const { does, row } = await subscribed();
    flaky.failNext('pauseSubscription', 2);
    expect((await does('pause', asks.pause)).status).toBe(503);
    expect((await does('cancel', asks.cancel)).status).toBe(503);
    expect((await row()).status).toBe('active');
    expect((await does('cancel', asks.cancel)).body.status).toBe('canceled');
  });
});

it.each([
  ['pause', {}],
  ['pause', { pause_reason: ' ' }],
  ['pause', { pause_reason: 'x'.repeat(601) }],
  ['cancel', { cancel_reason: '' }],
  ['cancel', { cancel_reason: 'Other', discount: 20 }],
  ['resume', { shipNow: 'true' }],
  ['reschedule', { new_time: 1.5 }],
  ['reschedule', { new_time: '2026-08-20' }],
  ['cancellation-info', { incrementCancellationAttempt: 1 }],
  ['cancellation-info', { incrementCancellationAttempt: true, cancellation_attempt: 5 }],
  ['request-prescription-change', { requestType: 'Renewal' }],
])('%s refuses the body %j', async (action, payload) => {
  const { does, row, changed } = await subscribed();
  expect((await does(action, payload)).body.code).toBe('InvalidRequest');
  expect([(await row()).status, await changed()]).toEqual(['active', 0]);
});

describe('a request to change what is prescribed', () => {
  it('is written down once under its key', async () => {
    const { does, requests } = await subscribed();
    const asked = { requestType: 'LowerDosage', comment: 'It makes me dizzy' };
    const first = await does<{ _id: string }>('request-prescription-change', asked, 'prescription-1');
    const again = await does<{ _id: string }>('request-prescription-change', asked, 'prescription-1');
    expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
    expect(await requests()).toMatchObject([{ id: first.body._id, ...asked }]);
  });

  it("is refused for what is canceled or not the patient's", async () => {
    const { does, id } = await subscribed();
    await does('cancel', asks.cancel);
    expect((await does('request-prescription-change', { requestType: 'Other' })).status).toBe(409);
    const other = await checkoutFixture(backend).payer();
    const url = `/v2/subscriptions/${id}/request-prescription-change`;
    expect((await other.send<Subscription>('POST', url, { requestType: 'Other' })).status).toBe(404);
  });
});
