import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Appointment, ConfirmAppointment, Physician, SchedulingCalendar } from '#schemas/wire/appointment.ts';
import type { Problem } from '#schemas/problem.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { appointments, sandboxBookings } from '#services/backend/kernel/database/tables/appointments.ts';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { payments } from '#services/backend/kernel/database/tables/payments.ts';
import { subscriptions } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { appointmentsOf, calendarOf, giveSubscription, newKey } from '#tests/support/backend/schedulingFixture.ts';

const ONBOARDING = 'healthspan/onboarding';
const CONSULTATION = 'healthspan/consultation';
const COACHING = 'longevity/core-first-call';

let patient: TestPatient;
let mine: ReturnType<typeof appointmentsOf>;
const backend = await backendFixture();
afterAll(() => backend.close());
const calendar = calendarOf(backend);
beforeEach(async () => {
  patient = await backend.patient(fullProfile);
  mine = appointmentsOf(patient);
});

const calendarFor = (query: string, of = patient) =>
  of.send<SchedulingCalendar & Problem>('GET', `/v2/appointments/calendar?${query}`);

const opens = ({ patient: by, subscription }: { readonly patient: TestPatient; readonly subscription: string }) =>
  calendarFor(`purpose=coaching&subscription=${subscription}`, by);

const booked = async (path = ONBOARDING, email = patient.email) => {
  const [start = ''] = await calendar.slots(path);
  return (await calendar.book(path, email, start)).body;
};
const confirmed = async (path = ONBOARDING) => {
  const { uid } = await booked(path);
  return (await mine.confirm({ uid })).body;
};
const mailsOf = async (of = patient) => {
  const rows = await backend.portal.database.db.select().from(outbox).where(eq(outbox.userId, of.id));
  return rows.map(({ subject, text }) => ({ subject, text }));
};
const counts = async () =>
  (await patient.send<{ appointment_counts: object }>('GET', `/users/${patient.org}/user/${patient.id}/patient`)).body
    .appointment_counts;
const physicians = async (query: string) => (await patient.send<Physician[]>('GET', `/physicians?${query}`)).body;

const file = (url: string, host = 'localhost') => backend.call<string>({ method: 'GET', url, headers: { host } });
const pathOf = (one?: Physician) => new URL(one?.calendly.scheduling_url ?? '').pathname.slice(1);
/** A moment as calendar files write one. */
const stamp = (moment: string) => `${moment.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

async function expectNone(booking: ConfirmAppointment) {
  expect(await mine.confirm(booking)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
  expect(await mine.list()).toEqual([]);
}

describe('the calendar', () => {
  it.each([
    ['onboarding', ONBOARDING, 'Onboarding call'],
    ['verification', 'healthspan/verification', 'Identity verification call'],
  ])('for %s is the organization’s', async (purpose, path, title) => {
    const { status, body } = await calendarFor(`purpose=${purpose}`);
    expect(status).toBe(200);
    expect(body).toEqual({
      shown: 'portal',
      minutes: expect.any(Number),
      url: `http://localhost:80/scheduling/calendar/${path}`.replace(':80/', '/'),
      origin: 'http://localhost',
      provider: 'sandbox',
      title,
      prefill: { name: 'Pat Test', email: patient.email },
    });
    expect(body.url).not.toContain(patient.email);
  });

  it('for coaching is the one of the subscription', async () => {
    const subscription = await giveSubscription(backend, patient);
    const { body } = await calendarFor(`purpose=coaching&subscription=${subscription}`);
    expect(body.url).toContain(COACHING);
    expect(body.title).toBe('First coaching call');
  });

  it('for a consultation is the organization’s, for a subscription of the patient', async () => {
    const subscription = await giveSubscription(backend, patient, { coachingLink: null, type: 'medication' });
    expect((await calendarFor(`purpose=subscription&subscription=${subscription}`)).body.url).toContain(CONSULTATION);
    expect((await calendarFor(`purpose=coaching&subscription=${subscription}`)).status).toBe(404);
  });

  it('of a physician is there for patients in a state where the physician treats', async () => {
    const [here] = await physicians('state_id=CA');
    const [away] = await physicians('state_id=AK');
    expect((await calendarFor(`purpose=physician&physician=${here?._id}`)).body.url).toContain(
      new URL(here?.calendly.scheduling_url ?? '').pathname,
    );
    expect((await calendarFor(`purpose=physician&physician=${away?._id}`)).status).toBe(404);
  });

  it('is shown to nobody for what belongs to another patient', async () => {
    const other = await backend.patient(fullProfile);
    const subscription = await giveSubscription(backend, other);
    const { _id: intake } = await other.begins('rapamycin');
    for (const query of [
      `purpose=coaching&subscription=${subscription}`,
      `purpose=subscription&subscription=${subscription}`,
      `purpose=onboarding&intake=${intake}`,
      `purpose=onboarding&subscription=${subscription}`,
    ]) {
      expect((await calendarFor(query)).status).toBe(404);
      expect((await calendarFor(query, other)).status).toBe(200);
    }
  });

  it('is not there for a canceled subscription', async () => {
    const subscription = await giveSubscription(backend, patient, { status: 'canceled' });
    expect((await calendarFor(`purpose=coaching&subscription=${subscription}`)).status).toBe(404);
  });

  it.each(['purpose=coaching', 'purpose=subscription', 'purpose=physician', 'purpose=nothing', ''])(
    'is not resolved from %j',
    async (query) => {
      expect((await calendarFor(query)).body.code).toBe('InvalidRequest');
    },
  );

  it.each(['onboarding', 'verification'])('for %s needs the state of the patient', async (purpose) => {
    const stateless = await backend.patient({ ...fullProfile, state: null });
    const { status, body } = await calendarFor(`purpose=${purpose}`, stateless);
    expect(status).toBe(409);
    expect(body.fields).toMatchObject([{ field: 'state', code: 'required' }]);
  });
});

describe('the calls of a membership', () => {
  const { payer, visit, subscribes } = checkoutFixture(backend);
  const begun = async (card?: string) => {
    const made = await visit('longevity-coaching', 'longevity-coaching', payer({}, tokenOf(card)));
    const { body } = await subscribes(made.patient, ['longevity-coaching', 1], { intake: made.id });
    return { ...made, subscription: body._id };
  };
  const isRefused = { status: 409, body: { code: 'WrongSubscriptionState' } };

  it('are booked once its visit was sent and its payment is reserved', async () => {
    const membership = await begun();
    expect(await opens(membership)).toMatchObject(isRefused);
    expect((await membership.complete()).status).toBe(200);
    expect((await opens(membership)).body.url).toContain(COACHING);
    const { uid } = await booked(COACHING, membership.patient.email);
    const { body } = await appointmentsOf(membership.patient).confirm({ uid });
    expect([body.subscription, body.event_type.kind]).toEqual([membership.subscription, 'coaching']);
  });

  it('are not booked with a card that fails when it is charged', async () => {
    const membership = await begun('0341');
    expect((await membership.complete()).status).toBe(402);
    const { body, status } = await opens(membership);
    expect([status, body.code]).toEqual([409, 'WrongSubscriptionState']);
    expect(body.message).toMatch(/is not paid yet.*finish your visit/);
    const { uid } = await booked(COACHING, membership.patient.email);
    const of = appointmentsOf(membership.patient);
    for (const said of [{}, { purpose: 'coaching', subscription: membership.subscription }] as const)
      expect(await of.confirm({ uid, ...said })).toMatchObject(isRefused);
    expect(await of.list()).toEqual([]);
  });

  it('are booked no more where the payment was given back', async () => {
    const membership = await begun();
    await membership.complete();
    await backend.portal.database.db
      .update(payments)
      .set({ status: 'voided' })
      .where(eq(payments.intakeId, membership.id));
    expect(await opens(membership)).toMatchObject(isRefused);
  });

  it('need no payment where the visit costs nothing', async () => {
    const { _id: intake } = await patient.begins('longevity-coaching');
    const subscription = await giveSubscription(backend, patient, { status: 'incomplete', intakeId: intake });
    expect(await opens({ patient, subscription })).toMatchObject(isRefused);
    const { db } = backend.portal.database;
    await db.update(intakes).set({ patientComplete: backend.time.now }).where(eq(intakes.id, intake));
    expect((await opens({ patient, subscription })).status).toBe(200);
    await db.update(intakes).set({ closed: backend.time.now }).where(eq(intakes.id, intake));
    expect(await opens({ patient, subscription })).toMatchObject(isRefused);
  });

  it.each(['trialing', 'past_due', 'paused'] as const)('are booked where it is %s', async (status) => {
    const subscription = await giveSubscription(backend, patient, { status });
    expect((await opens({ patient, subscription })).status).toBe(200);
  });

  it('are not booked once its charges have failed for good', async () => {
    const membership = await begun();
    await membership.complete();
    await backend.portal.database.db
      .update(subscriptions)
      .set({ status: 'unpaid' })
      .where(eq(subscriptions.id, membership.subscription));
    expect((await opens(membership)).body.message).toContain('could not be charged');
  });

  it('are those of the one that is paid, where another in the same calendar is not', async () => {
    const paid = await giveSubscription(backend, patient, { createdAt: new Date('2026-01-01T00:00:00Z') });
    await giveSubscription(backend, patient, { status: 'incomplete' });
    const { uid } = await booked(COACHING);
    expect((await mine.confirm({ uid })).body.subscription).toBe(paid);
  });
});

describe('a booking that is confirmed', () => {
  it('is an appointment, once, and the patient is written when it is and in which zone', async () => {
    const { uid, start, end } = await booked();
    const { status, body } = await mine.confirm({ uid, purpose: 'onboarding' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      patient: patient.id,
      panel: null,
      invoice: null,
      event: {
        name: 'Onboarding call',
        canceled: false,
        start_time: start,
        end_time: end,
        former_start_time: null,
        uuid: uid,
        external_source: 'sandbox',
      },
      event_type: { duration: 30, kind: 'onboarding', name: 'Onboarding call' },
    });
    expect(body.event.cancel_url).toContain(uid);
    expect(body.event.reschedule_url).toContain(uid);
    expect((await mine.confirm({ uid })).body._id).toBe(body._id);
    expect(await mine.list()).toHaveLength(1);
    expect(await mailsOf()).toMatchObject([
      {
        subject: 'Your appointment is booked',
        text: expect.stringMatching(/on \w+day, June \d+, 2026 at \d+:\d\d [AP]M PDT\./),
      },
    ]);
    expect(await counts()).toEqual({ upcoming: 1, user_verification: 0 });
  });

  it.each([
    ['verification', 'healthspan/verification', 'user-verification'],
    ['onboarding', ONBOARDING, 'onboarding'],
  ] as const)('for %s is of that kind', async (purpose, path, kind) => {
    const { uid } = await booked(path);
    expect((await mine.confirm({ uid, purpose })).body.event_type.kind).toBe(kind);
    expect(await mine.list(`?productVariant=${kind}`)).toHaveLength(1);
    expect(await mine.list('?productVariant=coaching')).toEqual([]);
  });

  it.each([
    ['coaching', COACHING, 'coaching'],
    ['subscription', CONSULTATION, 'consultation'],
  ] as const)('for %s belongs to the subscription', async (purpose, path, kind) => {
    const subscription = await giveSubscription(backend, patient);
    const { uid } = await booked(path);
    const { body } = await mine.confirm({ uid, purpose, subscription });
    expect([body.subscription, body.event_type.kind]).toEqual([subscription, kind]);
  });

  it('with a physician is with one who treats in the state of the patient', async () => {
    const [here] = await physicians('state_id=CA');
    const [away] = await physicians('state_id=AK');
    const good = await booked(pathOf(here));
    const bad = await booked(pathOf(away));
    expect((await mine.confirm({ uid: bad.uid })).status).toBe(404);
    expect((await mine.confirm({ uid: bad.uid, purpose: 'physician', physician: away?._id ?? '' })).status).toBe(404);
    const { body } = await mine.confirm({ uid: good.uid, purpose: 'physician', physician: here?._id ?? '' });
    expect(body).toMatchObject({ event: { name: `Call with ${here?.first_name} ${here?.last_name}` } });
  });

  it.each([
    [ONBOARDING, 'onboarding'],
    [CONSULTATION, 'consultation'],
    ['healthspan/verification', 'user-verification'],
    ['healthspan/amara-osei', 'physician'],
    [COACHING, 'coaching'],
  ])('in %s is known as what it is by its calendar, where nothing says more', async (path, kind) => {
    const subscription = await giveSubscription(backend, patient);
    const { uid } = await booked(path);
    const { body } = await mine.confirm({ uid });
    expect([body.event_type.kind, body.subscription]).toEqual([kind, kind === 'coaching' ? subscription : null]);
  });

  it('is found by the moment that it starts at, too', async () => {
    const { uid, start } = await booked();
    const local = start.replace('Z', '+00:00');
    expect((await mine.confirm({ start_time: local })).body.event.uuid).toBe(uid);
    expect((await mine.confirm({ start_time: '2026-06-15T13:00:00Z' })).status).toBe(404);
    expect((await mine.confirm({ start_time: 'at noon maybe' })).body.code).toBe('InvalidRequest');
    expect((await mine.confirm({ purpose: 'onboarding' })).body.code).toBe('InvalidRequest');
  });

  it('is about a subscription as soon as that is said', async () => {
    const subscription = await giveSubscription(backend, patient);
    const { uid } = await booked(CONSULTATION);
    expect((await mine.confirm({ uid })).body.subscription).toBeNull();
    const { body } = await mine.confirm({ uid, purpose: 'subscription', subscription });
    expect(body.subscription).toBe(subscription);
    expect(await mine.list()).toEqual([body]);
  });

  it('says where it takes place, and by that nothing of the booking', async () => {
    const { event } = await confirmed();
    expect(event.location).toMatch(/^https:\/\/video\.example\/\w+$/);
    expect(event.location).not.toContain(event.uuid);
  });

  it('stays the patient’s own when the address of the account changes', async () => {
    const { event } = await confirmed();
    await backend.portal.database.db
      .update(users)
      .set({ email: `x-${patient.email}` })
      .where(eq(users.id, patient.id));
    expect((await mine.confirm({ uid: event.uuid })).status).toBe(200);
    const later = await booked();
    expect((await mine.confirm({ uid: later.uid })).status).toBe(404);
  });
});

describe('no appointment', () => {
  it('comes of a booking that the scheduling service does not know', () => expectNone({ uid: 'f'.repeat(32) }));

  it('comes of somebody else’s booking', async () => {
    const { uid } = await booked(ONBOARDING, 'somebody@example.com');
    await expectNone({ uid });
  });

  it('comes of a booking in another calendar than what it is said to be for', async () => {
    const subscription = await giveSubscription(backend, patient);
    const { uid } = await booked(ONBOARDING);
    await expectNone({ uid, purpose: 'coaching', subscription });
    await expectNone({ uid, purpose: 'verification' });
  });

  it('comes of a booking in a calendar of another organization', async () => {
    const { uid } = await booked('evergreen/onboarding');
    await expectNone({ uid });
  });

  it('comes of a booking for somebody else’s subscription', async () => {
    const other = await backend.patient(fullProfile);
    const subscription = await giveSubscription(backend, other);
    const { uid } = await booked(COACHING);
    await expectNone({ uid, purpose: 'coaching', subscription });
    await expectNone({ uid });
  });

  it('comes of a canceled booking', async () => {
    const { uid } = await booked();
    await calendar.cancel(uid);
    await expectNone({ uid });
  });

  it('comes of a booking whose time has passed', async () => {
    const { uid } = await booked();
    const starts = (startTime: Date) =>
      backend.portal.database.db.update(sandboxBookings).set({ startTime }).where(eq(sandboxBookings.uid, uid));
    await starts(backend.time.now);
    await expectNone({ uid });
    await starts(new Date(backend.time.now.getTime() + 1000));
    expect((await mine.confirm({ uid })).status).toBe(200);
  });

  it('comes of a booking of a patient without a state, before it is added', async () => {
    const stateless = await backend.patient({ ...fullProfile, state: null });
    const { uid } = await booked(ONBOARDING, stateless.email);
    const of = appointmentsOf(stateless);
    expect((await of.confirm({ uid, purpose: 'onboarding' })).status).toBe(409);
    expect((await of.confirm({ uid })).status).toBe(409);
    await backend.portal.database.db.update(users).set({ state: 'CA' }).where(eq(users.id, stateless.id));
    expect((await of.confirm({ uid, purpose: 'onboarding' })).status).toBe(200);
  });
});

describe('a booking that is moved', () => {
  it('dates a consultation anew that counted as an attempt to keep the patient', async () => {
    const { db } = backend.portal.database;
    const subscription = await giveSubscription(backend, patient);
    const { uid } = await booked(CONSULTATION);
    const { _id } = (await mine.confirm({ uid, purpose: 'subscription', subscription })).body;
    await db.update(appointments).set({ countedAt: backend.time.now }).where(eq(appointments.id, _id));
    const other = (await calendar.slots(CONSULTATION))[9] ?? '';
    await calendar.move(uid, other);
    await mine.confirm({ uid });
    const [row] = await db.select().from(subscriptions).where(eq(subscriptions.id, subscription));
    expect(row?.consultationAt).toEqual(new Date(other));
  });

  it('moves its appointment, and the patient is written both times', async () => {
    const { _id, event } = await confirmed();
    const other = (await calendar.slots(ONBOARDING))[9] ?? '';
    await calendar.move(event.uuid, other);
    const { body } = await mine.confirm({ uid: event.uuid });
    expect(body).toMatchObject({
      _id,
      event: { start_time: other, former_start_time: event.start_time, uuid: event.uuid },
    });
    expect(await mine.list()).toEqual([body]);
    const mails = await mailsOf();
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Your appointment is booked',
      'Your appointment was moved',
    ]);
    expect(mails.find(({ subject }) => subject.endsWith('moved'))?.text.match(/P[DS]T/g)).toHaveLength(2);
  });

  it('is one appointment where it was moved before it was confirmed', async () => {
    const { uid, start } = await booked();
    const other = (await calendar.slots(ONBOARDING))[9] ?? '';
    await calendar.move(uid, other);
    expect((await mine.confirm({ uid })).body.event).toMatchObject({ start_time: other, former_start_time: start });
  });

  it('is seen in the list though nobody confirmed it, and so is one that was canceled', async () => {
    const { event } = await confirmed();
    const row = { startTime: new Date('2026-06-19T16:00:00Z'), endTime: new Date('2026-06-19T16:30:00Z') };
    await backend.portal.database.db.update(appointments).set(row).where(eq(appointments.uid, event.uuid));
    expect((await mine.list())[0]?.event).toMatchObject({
      start_time: event.start_time,
      former_start_time: '2026-06-19T16:00:00.000Z',
    });
    await calendar.cancel(event.uuid);
    expect((await mine.list())[0]?.event).toMatchObject({ canceled: true, patientCanceled: false });
    expect(await counts()).toEqual({ upcoming: 0, user_verification: 0 });
  });
});

describe('an appointment that is canceled', () => {
  it('is canceled at the scheduling service as well, and the patient is written', async () => {
    const { _id, event } = await confirmed();
    const { status, body } = await mine.cancel(_id);
    expect(status).toBe(200);
    expect(body.event).toMatchObject({
      canceled: true,
      patientCanceled: true,
      cancel_url: null,
      reschedule_url: null,
      calendar_file: null,
    });
    expect(await calendar.slots(ONBOARDING)).toContain(event.start_time);
    expect(await mine.list()).toEqual([body]);
    expect((await mailsOf()).map(({ subject }) => subject)).toContain('Your appointment was canceled');
    expect(await mailsOf()).toHaveLength(2);
  });

  it('cannot be canceled again, but a repeated request gets the same answer', async () => {
    const { _id } = await confirmed();
    const headers = { 'idempotency-key': newKey() };
    const first = await mine.cancel(_id, headers);
    expect((await mine.cancel(_id, headers)).body).toEqual(first.body);
    expect(await mine.cancel(_id)).toMatchObject({ status: 409, body: { code: 'AppointmentOver' } });
  });

  it('lies ahead', async () => {
    const { _id } = await confirmed();
    const { db } = backend.portal.database;
    await db.update(appointments).set({ startTime: backend.time.now }).where(eq(appointments.id, _id));
    expect((await mine.cancel(_id)).body.code).toBe('AppointmentOver');
    expect((await mine.list())[0]?.event).toMatchObject({ canceled: false, cancel_url: null, reschedule_url: null });
  });

  it('was written down by the care team itself in some cases', async () => {
    const id = createId(backend.time.now);
    await backend.portal.database.db.insert(appointments).values({
      id,
      organization: patient.org,
      userId: patient.id,
      kind: 'physician',
      name: 'Follow-up',
      startTime: new Date('2026-06-20T10:00:00Z'),
      endTime: new Date('2026-06-20T10:20:00Z'),
      createdAt: backend.time.now,
    });
    expect(await mine.list()).toMatchObject([{ event: { cancel_url: null, reschedule_url: null, canceled: false } }]);
    expect((await mine.cancel(id)).body.event.canceled).toBe(true);
  });

  it('is the patient’s own', async () => {
    const { _id } = await confirmed();
    const other = appointmentsOf(await backend.patient(fullProfile));
    expect((await other.cancel(_id)).status).toBe(404);
    expect((await mine.list())[0]?.event.canceled).toBe(false);
  });
});

describe('the list', () => {
  it('begins with the newest start', async () => {
    await confirmed(ONBOARDING);
    await confirmed(CONSULTATION);
    const verification = (await calendar.slots('healthspan/verification'))[20] ?? '';
    const { body } = await calendar.book('healthspan/verification', patient.email, verification);
    await mine.confirm({ uid: body.uid });
    const starts = (await mine.list()).map(({ event }) => event.start_time);
    expect(starts).toHaveLength(3);
    expect(starts).toEqual(starts.toSorted().toReversed());
  });
});

describe('the calendar file', () => {
  it('holds the appointment in UTC, under an id that stays', async () => {
    const { _id, event } = await confirmed();
    const { status, body, headers } = await file(event.calendar_file ?? '');
    expect(status).toBe(200);
    expect(headers['content-type']).toContain('text/calendar');
    const lines = body.replaceAll('\r\n\t', '').split('\r\n');
    expect(lines).toContain(`UID:${_id}@healthspan.example`);
    expect(lines).toContain(`DTSTART:${stamp(event.start_time)}`);
    expect(lines).toContain(`DTEND:${stamp(event.end_time)}`);
    expect(lines).toContain('SUMMARY:Healthspan: Onboarding call');
    const other = (await calendar.slots(ONBOARDING))[5] ?? '';
    await calendar.move(event.uuid, other);
    const moved = (await file(event.calendar_file ?? '')).body;
    expect(moved).toContain(`UID:${_id}@`);
    expect(moved).toContain(`DTSTART:${stamp(other)}`);
    expect(Number(/SEQUENCE:(\d+)/.exec(moved)?.[1])).toBeGreaterThan(0);
  });

  it('is for whoever has its address, in its organization, for some minutes, until it is canceled', async () => {
    const { _id, event } = await confirmed();
    const address = event.calendar_file ?? '';
    expect((await file(address.replace(/signature=.*/, 'signature=x'))).status).toBe(404);
    expect((await file(address.split('?')[0] ?? '')).status).toBe(404);
    expect((await file(address, 'evergreen.localhost')).status).toBe(404);
    advance(backend, 11 * 60);
    expect((await file(address)).status).toBe(404);
    const fresh = (await mine.list())[0]?.event.calendar_file ?? '';
    expect((await file(fresh)).status).toBe(200);
    await mine.cancel(_id);
    expect((await file(fresh)).status).toBe(404);
    advance(backend, -11 * 60);
  });
});

describe('a call that the simulator books', () => {
  it('stands in the sandbox calendar, where it can be moved and canceled', async () => {
    for (const of of [patient, await backend.patient(fullProfile)])
      await backend.call({
        method: 'POST',
        url: '/sandbox/simulate/book-verification-call',
        payload: { userId: of.id },
      });
    const [call] = await mine.list();
    expect(call?.event).toMatchObject({
      canceled: false,
      changed_in: 'portal',
      reschedule_url: expect.stringMatching(/\/dashboard\/\w+\/appointments\?reschedule=\w+$/),
    });
    const other = (await calendar.slots('healthspan/verification')).at(-1) ?? '';
    expect((await calendar.move(call?.event.uuid ?? '', other)).body.start).toBe(other);
    const moved: Appointment[] = await mine.list();
    expect(moved[0]?.event.start_time).toBe(other);
  });
});
