import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { SchedulingCalendar } from '#schemas/wire/appointment.ts';
import { readBrands } from '#services/backend/brands/readBrands.ts';
import { readCatalogue } from '#services/backend/catalogue/readCatalogue.ts';
import { calComScheduler } from '#services/backend/adapters/scheduling/calCom/calComScheduler.ts';
import { SchedulingUnavailable } from '#services/backend/adapters/scheduling/SchedulingUnavailable.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { calComStandIn, type StoredBooking } from '#tests/support/standIns/calComStandIn.ts';
import { appointmentsOf } from '#tests/support/backend/schedulingFixture.ts';

const KEY = 'cal_test_1';
const LINK = 'https://cal.example/healthspan/onboarding';

let patient: TestPatient;
let mine: ReturnType<typeof appointmentsOf>;
let uids = 0;
const calCom = await calComStandIn(KEY);
const SECRET = 'a secret of the webhook';
const settings = {
  calCom: { apiKey: KEY, url: 'https://book.clinic.example', apiUrl: calCom.url, webhookSecret: SECRET },
};
/** The brands, with the calendars of Cal.com in a frame. */
const tenants = readBrands('services/backend/brands', readCatalogue('services/backend/catalogue')).map((tenant) => ({
  ...tenant,
  ...(tenant.scheduling && { scheduling: { ...tenant.scheduling, shown: 'frame' as const } }),
}));
const backend = await backendFixture({ settings, tenants });
beforeEach(async () => {
  // What is asked of Cal.com is counted by the minute.
  advance(backend, 61);
  patient = await backend.patient(fullProfile);
  mine = appointmentsOf(patient);
});
afterAll(async () => {
  await backend.close();
  await calCom.close();
});

const keep = (changes: Partial<StoredBooking> = {}): StoredBooking => {
  const booking = {
    uid: `uid-${(uids += 1)}`,
    status: 'accepted',
    start: '2026-06-18T16:00:00.000Z',
    end: '2026-06-18T16:30:00.000Z',
    email: patient.email,
    host: 'healthspan',
    slug: 'onboarding',
    ...changes,
  };
  calCom.keep(booking);
  return booking;
};

/** Moves a booking as Cal.com does: it gets a new id, and the one before is canceled. */
function move(before: StoredBooking, start: string, end: string): StoredBooking {
  const after = keep({ start, end, movedFrom: before.uid });
  calCom.keep({ ...before, status: 'cancelled', movedTo: after.uid });
  return after;
}

const scheduler = (patience?: number) => calComScheduler(settings.calCom, () => new Date(), patience);

describe('where Cal.com keeps the calendars', () => {
  it('the frame is Cal.com’s, prefilled in the only way that it takes', async () => {
    const { body } = await patient.send<SchedulingCalendar>('GET', '/v2/appointments/calendar?purpose=onboarding');
    const { origin, pathname, searchParams } = new URL(body.url);
    expect([origin, pathname]).toEqual(['https://book.clinic.example', '/healthspan/onboarding/embed']);
    expect(Object.fromEntries(searchParams)).toMatchObject({ embed: 'portal', name: 'Pat Test', email: patient.email });
    expect(body).toMatchObject({ shown: 'frame', provider: 'cal.com', origin: 'https://book.clinic.example' });
  });

  it('the portal may show its frames, and the sandbox has no calendar', async () => {
    const { headers } = await backend.call({ method: 'GET', url: '/' });
    expect(headers['content-security-policy']).toContain("frame-src 'self' https://book.clinic.example;");
    expect(backend.routes.filter(({ url }) => url.startsWith('/scheduling'))).toEqual([]);
  });

  it('a booking is confirmed by its id, or by when it starts', async () => {
    const { uid, start } = keep({ meetingUrl: 'https://video.example/a' });
    const { body } = await mine.confirm({ uid, purpose: 'onboarding' });
    expect(body.event).toMatchObject({
      uuid: uid,
      start_time: start,
      external_source: 'cal.com',
      location: 'https://video.example/a',
      cancel_url: `https://book.clinic.example/booking/${uid}?cancel=true`,
      reschedule_url: `https://book.clinic.example/reschedule/${uid}`,
    });
    expect((await mine.confirm({ start_time: start })).body).toEqual(body);
    expect((await mine.confirm({ start_time: '2026-06-18T17:00:00Z' })).status).toBe(404);
  });

  it.each([
    ['somebody else’s', { email: 'somebody@example.com' }],
    ['in another calendar', { slug: 'consultation' }],
    ['in the calendar of that name of somebody else', { host: 'stranger' }],
    ['not accepted by its host yet', { status: 'pending' }],
    ['canceled', { status: 'cancelled' }],
    ['rejected', { status: 'rejected' }],
  ])('a booking that is %s does not count', async (_, changes) => {
    const { uid } = keep(changes);
    expect((await mine.confirm({ uid, purpose: 'onboarding' })).status).toBe(404);
    expect(await mine.list()).toEqual([]);
  });

  it('an unknown booking does not count, whatever its id is', async () => {
    for (const uid of ['nothing', '..', '../../me', 'a?b=c', '%00'])
      expect((await mine.confirm({ uid, purpose: 'onboarding' })).status).toBe(404);
  });

  it.each([
    ['integrations:daily', null],
    ['javascript:alert(1)', null],
    ['Room 4, second floor', 'Room 4, second floor'],
    ['https://video.example/b', 'https://video.example/b'],
  ])('the place %j is shown as %j', async (location, expected) => {
    const { uid } = keep({ location });
    expect((await mine.confirm({ uid })).body.event.location).toBe(expected);
  });

  it('a booking that was moved twice is the same appointment, by any of its ids', async () => {
    const first = keep();
    const { _id } = (await mine.confirm({ uid: first.uid })).body;
    const second = move(first, '2026-06-19T16:00:00.000Z', '2026-06-19T16:30:00.000Z');
    const moved = (await mine.confirm({ uid: first.uid })).body;
    expect(moved).toMatchObject({ _id, event: { uuid: second.uid, start_time: second.start } });
    expect(moved.event.former_start_time).toBe(first.start);
    const third = move(second, '2026-06-22T16:00:00.000Z', '2026-06-22T16:30:00.000Z');
    const again = (await mine.confirm({ uid: third.uid })).body;
    expect(again).toMatchObject({ _id, event: { uuid: third.uid, former_start_time: second.start } });
    expect((await mine.confirm({ uid: first.uid })).body).toEqual(again);
    expect(await mine.list()).toHaveLength(1);
  });

  it('the list shows what was moved or canceled there', async () => {
    const first = keep();
    const other = keep({ start: '2026-06-25T16:00:00.000Z', end: '2026-06-25T16:30:00.000Z' });
    for (const { uid } of [first, other]) await mine.confirm({ uid });
    move(first, '2026-06-19T16:00:00.000Z', '2026-06-19T16:30:00.000Z');
    calCom.keep({ ...other, status: 'cancelled' });
    expect((await mine.list()).map(({ event }) => [event.start_time, event.canceled])).toEqual([
      [other.start, true],
      ['2026-06-19T16:00:00.000Z', false],
    ]);
  });

  it('the list is there though Cal.com is not', async () => {
    const { uid } = keep();
    const { body } = await mine.confirm({ uid });
    calCom.answerNext({ status: 500, body: 'no' });
    expect(await mine.list()).toEqual([body]);
  });

  it('an appointment is canceled there, once', async () => {
    const { uid } = keep();
    const { body } = await mine.confirm({ uid });
    expect((await mine.cancel(body._id)).body.event).toMatchObject({ canceled: true, patientCanceled: true });
    expect(calCom.bookings.get(uid)?.status).toBe('cancelled');
    await expect(scheduler().cancel(uid, 'k')).resolves.toBeUndefined();
  });

  it('an appointment is canceled there also where it was moved to and waits for its host', async () => {
    const first = keep();
    const { body } = await mine.confirm({ uid: first.uid });
    const second = move(first, '2026-06-19T16:00:00.000Z', '2026-06-19T16:30:00.000Z');
    calCom.keep({ ...second, status: 'pending' });
    expect((await mine.list())[0]?.event).toMatchObject({ start_time: first.start, canceled: false });
    expect((await mine.cancel(body._id)).body.event.canceled).toBe(true);
    expect(calCom.bookings.get(second.uid)?.status).toBe('cancelled');
  });

  it('a booking is canceled by the id that it had before it was moved', async () => {
    const first = keep();
    const second = move(first, '2026-06-19T16:00:00.000Z', '2026-06-19T16:30:00.000Z');
    await scheduler().cancel(first.uid, 'k');
    expect(calCom.bookings.get(second.uid)?.status).toBe('cancelled');
  });

  it('an appointment that could not be canceled there is not canceled here', async () => {
    const { uid } = keep();
    const { body } = await mine.confirm({ uid });
    calCom.answerNext({ status: 500, body: '{}' }, 'POST');
    expect(await mine.cancel(body._id)).toMatchObject({ status: 503, body: { code: 'SchedulingUnavailable' } });
    expect((await mine.list())[0]?.event.canceled).toBe(false);
  });
});

describe('without a usable answer', () => {
  it.each([
    ['a refusal', { status: 401, body: '{}' }],
    ['a failure', { status: 503, body: '' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['no booking', { status: 200, body: '{"status":"success","data":{"uid":"x"}}' }],
    ['a cut connection', 'cut'],
    ['a redirect', { status: 302, body: '' }],
  ] as const)('as %s, nothing is confirmed', async (_, answer) => {
    const { uid } = keep();
    calCom.answerNext(answer);
    expect(await mine.confirm({ uid })).toMatchObject({ status: 503, body: { code: 'SchedulingUnavailable' } });
    expect(await mine.list()).toEqual([]);
    expect((await mine.confirm({ uid })).status).toBe(200);
  });

  it('a call ends by itself', async () => {
    calCom.answerNext('never');
    await expect(scheduler(50).findBooking('x')).rejects.toThrow(SchedulingUnavailable);
  });

  it('a list of bookings that is none is not believed', async () => {
    calCom.answerNext({ status: 200, body: '{"data":{}}' });
    await expect(scheduler().findBookingAt('a@example.com', new Date())).rejects.toThrow(SchedulingUnavailable);
  });
});

it('an event link of a team is known by its event, since the team is not answered', async () => {
  const { uid } = keep({ host: 'amara' });
  const booking = await scheduler().findBooking(uid);
  expect(booking?.isIn('https://cal.example/team/healthspan/onboarding')).toBe(true);
  expect(booking?.isIn('https://cal.example/team/healthspan/consultation')).toBe(false);
  expect(booking?.isIn(LINK)).toBe(false);
});
