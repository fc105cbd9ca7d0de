import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { appointmentRequests } from '#services/backend/kernel/database/tables/appointmentRequests.ts';
import { appointments } from '#services/backend/kernel/database/tables/appointments.ts';
import { notifications } from '#services/backend/kernel/database/tables/notifications.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { appointmentsOf, giveSubscription, newKey } from '#tests/support/backend/schedulingFixture.ts';
import { calComStandIn, type StoredBooking } from '#tests/support/standIns/calComStandIn.ts';

const KEY = 'cal_test_2';
const SECRET = 'the secret of the webhook';

/** What a server asks of Cal.com within a minute at the most. */
const READS = 60;

let patient: TestPatient;
let mine: ReturnType<typeof appointmentsOf>;
let hour = 0;
const calCom = await calComStandIn(KEY);
const calComSettings = { apiKey: KEY, url: 'https://cal.example', apiUrl: calCom.url, webhookSecret: SECRET };
const backend = await backendFixture({ settings: { calCom: calComSettings } });
beforeEach(async () => {
  // What patients looked at a minute ago is read anew, and what is asked of Cal.com is counted by the minute.
  advance(backend, 61);
  patient = await backend.patient(fullProfile);
  mine = appointmentsOf(patient);
});
afterAll(async () => {
  await backend.close();
  await calCom.close();
});

/** A time that is offered and that no other test books. */
function offered(): string {
  hour += 1;
  const start = new Date(Date.UTC(2026, 5, 17, 16) + hour * 60 * 60_000).toISOString();
  calCom.offer(start);
  return start;
}

const living = (start: string) =>
  [...calCom.bookings.values()].filter((one) => one.start === start && one.status !== 'cancelled');
const requests = () =>
  backend.portal.database.db.select().from(appointmentRequests).where(eq(appointmentRequests.userId, patient.id));
/** What the appointments of the patient are, however long a session lasts. */
const kept = async () => {
  const { db } = backend.portal.database;
  const rows = await db.select().from(appointments).where(eq(appointments.userId, patient.id));
  return rows.map(({ startTime, canceledAt }) => (canceledAt ? 'canceled' : startTime.toISOString())).toSorted();
};
const told = async () =>
  (await backend.portal.database.db.select().from(notifications).where(eq(notifications.userId, patient.id)))
    .map(({ event }) => event)
    .toSorted();
const mails = async () =>
  (await backend.portal.database.db.select().from(outbox).where(eq(outbox.userId, patient.id))).map(
    ({ subject }) => subject,
  );
const books = async () => {
  const start = offered();
  return (await mine.book({ start_time: start })).body;
};
/** Has the job look at what somebody left behind. */
const lookAgain = async (seconds = 31) => {
  advance(backend, seconds);
  await doJobs(backend, 'bookings');
};

let events = 0;
const eventText = (triggerEvent: string, uid: string, at = backend.time.now) =>
  JSON.stringify({
    triggerEvent,
    createdAt: at.toISOString(),
    payload: { uid, bookingId: (events += 1), title: 'A call', startTime: '2020-01-01T00:00:00Z', status: 'ACCEPTED' },
  });
const sign = (text: string, secret = SECRET) => createHmac('sha256', secret).update(text).digest('hex');
const tells = (text: string, signature = sign(text)) =>
  backend.call<{ code?: string }>({
    method: 'POST',
    url: '/v2/appointments/cal-com',
    payload: text,
    headers: { 'content-type': 'application/json', ...(signature !== '' && { 'x-cal-signature-256': signature }) },
  });
const hears = async (triggerEvent: string, uid: string) => {
  expect((await tells(eventText(triggerEvent, uid))).status).toBe(200);
  await doJobs(backend, 'bookings');
};

describe('free times', () => {
  it('are Cal.com’s, asked for once a minute by however many patients, and anew after a booking', async () => {
    const start = offered();
    const other = offered();
    const query = 'purpose=verification&month=2026-06';
    const before = calCom.calls.length;
    const [first] = await Promise.all([mine.times(query), mine.times(query), mine.times(query)]);
    expect(first.body.times).toEqual(expect.arrayContaining([start, other]));
    expect((await appointmentsOf(await backend.patient(fullProfile)).times(query)).body.times).toContain(start);
    expect(calCom.calls.slice(before)).toHaveLength(1);
    expect(calCom.calls.at(-1)).toContain('username=healthspan&eventTypeSlug=verification');
    await mine.book({ purpose: 'verification', start_time: start });
    expect((await mine.times(query)).body.times).not.toContain(start);
  });

  it.each([
    ['a failure', { status: 500, body: '{}' }],
    ['no times', { status: 200, body: '{"data":{"2026-06-18":[{"time":1}]}}' }],
    ['no list', { status: 200, body: '{"data":[]}' }],
    ['a cut connection', 'cut'],
  ] as const)('are asked for again after %s', async (_, answer) => {
    calCom.answerNext(answer, '/v2/slots');
    const query = 'purpose=subscription&month=2026-06';
    const subscription = await giveSubscription(backend, patient);
    const asked = `${query}&subscription=${subscription}`;
    expect(await mine.times(asked)).toMatchObject({ status: 503, body: { code: 'SchedulingUnavailable' } });
    expect((await mine.times(asked)).status).toBe(200);
  });
});

describe('a time', () => {
  it('is booked in the name of the patient, and is an appointment', async () => {
    const start = offered();
    const { status, body } = await mine.book({ start_time: start });
    expect([status, body.event.start_time, body.event.external_source]).toEqual([200, start, 'cal.com']);
    expect(living(start)).toMatchObject([{ email: patient.email, host: 'healthspan', slug: 'onboarding' }]);
    expect([await told(), await requests()]).toEqual([['appointment-booked'], []]);
  });

  it('that is taken is told to be so', async () => {
    const start = offered();
    await appointmentsOf(await backend.patient(fullProfile)).book({ start_time: start });
    const { status, body } = await mine.book({ start_time: start });
    expect([status, body.code]).toEqual([409, 'SlotTaken']);
    expect(await requests()).toEqual([]);
  });

  it('that Cal.com calls free and does not book is no fault of the patient’s choice', async () => {
    const start = offered();
    calCom.answerNext({ status: 400, body: '{}' }, 'POST /v2/bookings');
    const { status, body } = await mine.book({ start_time: start });
    expect([status, body.code]).toEqual([503, 'SchedulingUnavailable']);
    expect((await mine.book({ start_time: start })).status).toBe(200);
  });

  it('is moved, and the appointment with it', async () => {
    const { _id, event } = await books();
    const other = offered();
    const { status, body } = await mine.reschedule(_id, other);
    expect([status, body.event.start_time, body.event.former_start_time]).toEqual([200, other, event.start_time]);
    expect([living(event.start_time), living(other).length]).toEqual([[], 1]);
    expect(await told()).toEqual(['appointment-booked', 'appointment-moved']);
  });
});

describe('a booking whose answer is lost', () => {
  it.each([
    ['a cut connection', 'cut'],
    ['a failure', { status: 502, body: '' }],
    ['something unreadable', { status: 200, body: '<html>' }],
  ] as const)('by %s is found by the job, and the patient is told', async (_, answer) => {
    const start = offered();
    calCom.loseNext(answer, 'POST /v2/bookings');
    const { status, body } = await mine.book({ start_time: start });
    expect([status, body.code]).toEqual([503, 'SchedulingUnavailable']);
    expect([await mine.list(), (await requests()).length]).toEqual([[], 1]);
    await lookAgain();
    expect((await mine.list()).map(({ event }) => event.start_time)).toEqual([start]);
    expect([living(start).length, await told(), await mails(), await requests()]).toEqual([
      1,
      ['appointment-booked'],
      ['Your appointment is booked'],
      [],
    ]);
  });

  it('is the same booking where the patient asks again', async () => {
    const start = offered();
    const key = newKey();
    calCom.loseNext('cut', 'POST /v2/bookings');
    expect((await mine.book({ start_time: start }, key)).status).toBe(503);
    advance(backend, 31);
    const { status, body } = await mine.book({ start_time: start }, key);
    expect([status, living(start).length]).toEqual([200, 1]);
    await lookAgain();
    expect(await mine.list()).toEqual([body]);
  });

  it('is given back where the patient has chosen another time meanwhile', async () => {
    const [start, other] = [offered(), offered()];
    calCom.loseNext('cut', 'POST /v2/bookings');
    await mine.book({ start_time: start });
    advance(backend, 31);
    expect((await mine.book({ start_time: other })).status).toBe(200);
    await lookAgain(0);
    expect([living(start), living(other).length]).toEqual([[], 1]);
    expect((await mine.list()).map(({ event }) => event.start_time)).toEqual([other]);
    expect([await told(), await requests()]).toEqual([['appointment-booked'], []]);
  });

  it('was none where Cal.com never heard of it, and nothing is booked later', async () => {
    const start = offered();
    calCom.answerNext('cut', 'POST /v2/bookings');
    await mine.book({ start_time: start });
    await lookAgain();
    expect([living(start), await mine.list(), await requests()]).toEqual([[], [], []]);
  });

  it('is looked for until Cal.com answers', async () => {
    const start = offered();
    calCom.loseNext('cut', 'POST /v2/bookings');
    await mine.book({ start_time: start });
    calCom.answerNext({ status: 503, body: '' }, 'GET /v2/bookings');
    await lookAgain();
    expect(await requests()).toHaveLength(1);
    await lookAgain();
    expect([(await mine.list()).length, await requests()]).toEqual([1, []]);
  });

  it('is given back where the account is closed', async () => {
    const start = offered();
    calCom.loseNext('cut', 'POST /v2/bookings');
    await mine.book({ start_time: start });
    const closing = { current_password: 'Portal123', confirmation: 'CLOSE' };
    expect((await patient.send('POST', `/v2/users/${patient.org}/${patient.id}/closing`, closing)).status).toBeLessThan(
      300,
    );
    await lookAgain();
    expect([living(start), await requests()]).toEqual([[], []]);
  });

  it('moves its appointment nevertheless', async () => {
    const { _id } = await books();
    const other = offered();
    calCom.loseNext('cut', '/reschedule');
    expect((await mine.reschedule(_id, other)).status).toBe(503);
    await lookAgain();
    expect((await mine.list())[0]).toMatchObject({ _id, event: { start_time: other } });
    expect([await told(), await requests()]).toEqual([['appointment-booked', 'appointment-moved'], []]);
  });
});

describe('a booking that waits for its host', () => {
  it.each([
    ['accepted', 1],
    ['rejected', 0],
  ])('is what the host makes of it: %s', async (status, appointmentsThen) => {
    const start = offered();
    const becomes = (now: string) => {
      for (const booking of living(start)) calCom.keep({ ...booking, status: now });
    };
    calCom.loseNext('cut', 'POST /v2/bookings');
    await mine.book({ start_time: start });
    becomes('pending');
    await lookAgain();
    expect([await kept(), (await requests()).length]).toEqual([[], 1]);
    becomes(status);
    await lookAgain(16 * 60);
    expect([(await kept()).length, await requests()]).toEqual([appointmentsThen, []]);
  });
});

const keep = (changes: Partial<StoredBooking> = {}): StoredBooking => {
  const start = offered();
  const booking = {
    uid: `elsewhere-${hour}`,
    status: 'accepted',
    start,
    end: new Date(Date.parse(start) + 30 * 60_000).toISOString(),
    email: patient.email,
    host: 'healthspan',
    slug: 'onboarding',
    ...changes,
  };
  calCom.keep(booking);
  return booking;
};
const statusOf = (uid: string) => calCom.bookings.get(uid)?.status;

describe('a booking that was made in the frame', () => {
  it('is confirmed by the job where Cal.com did not answer', async () => {
    const { uid, start } = keep();
    calCom.answerNext({ status: 500, body: '' });
    expect((await mine.confirm({ uid, purpose: 'onboarding' })).status).toBe(503);
    await lookAgain();
    expect((await mine.list()).map(({ event }) => event.start_time)).toEqual([start]);
    expect([await told(), await requests()]).toEqual([['appointment-booked'], []]);
  });

  it('is canceled at Cal.com where it may be nobody’s appointment for half an hour', async () => {
    const subscription = await giveSubscription(backend, patient, { status: 'unpaid' });
    const { uid } = keep({ host: 'longevity', slug: 'core-first-call' });
    expect((await mine.confirm({ uid, purpose: 'coaching', subscription })).body.code).toBe('WrongSubscriptionState');
    await lookAgain(20 * 60);
    expect(statusOf(uid)).toBe('accepted');
    await lookAgain(11 * 60);
    expect([statusOf(uid), await requests(), await told()]).toEqual(['cancelled', [], []]);
  });

  it('is given back at once where the patient chooses another time, by a job where Cal.com is away', async () => {
    for (const isAway of [false, true]) {
      const { uid } = keep();
      calCom.answerNext({ status: 500, body: '' });
      await mine.confirm({ uid });
      if (isAway) calCom.answerNext({ status: 500, body: '' });
      expect((await mine.release(uid)).status).toBe(200);
      expect(statusOf(uid)).toBe(isAway ? 'accepted' : 'cancelled');
      await lookAgain();
      expect([statusOf(uid), await kept(), await requests()]).toEqual(['cancelled', [], []]);
    }
  });

  it('is given back by nobody but the patient who made it', async () => {
    const { uid } = keep({ email: 'somebody@example.com' });
    expect((await mine.release(uid)).status).toBe(404);
    expect((await mine.confirm({ uid })).status).toBe(404);
    await lookAgain(31 * 60);
    expect([statusOf(uid), await requests()]).toEqual(['accepted', []]);
  });

  it('is left alone where it is in no calendar of the portal', async () => {
    const { uid } = keep({ host: 'stranger' });
    expect((await mine.confirm({ uid })).status).toBe(404);
    await lookAgain(31 * 60);
    expect([statusOf(uid), await requests()]).toEqual(['accepted', []]);
  });
});

describe('what Cal.com tells', () => {
  it('cancels what was canceled only there, and the patient is told without health data', async () => {
    const { event } = await books();
    calCom.keep({ ...(living(event.start_time)[0] ?? keep()), status: 'cancelled' });
    await hears('BOOKING_CANCELLED', event.uuid);
    expect(await told()).toEqual(['appointment-booked', 'appointment-canceled']);
    expect(await mails()).toContain('Your appointment was canceled');
    expect((await mine.list())[0]?.event).toMatchObject({ canceled: true, patientCanceled: false });
  });

  it('moves what was moved only there, by either of its ids', async () => {
    const { event } = await books();
    const [before] = living(event.start_time);
    if (!before) throw new Error('it was not booked');
    const after = keep({ movedFrom: before.uid });
    calCom.keep({ ...before, status: 'cancelled', movedTo: after.uid });
    await hears('BOOKING_CANCELLED', before.uid);
    await hears('BOOKING_RESCHEDULED', after.uid);
    expect((await mine.list())[0]?.event).toMatchObject({ start_time: after.start, canceled: false });
    expect(await told()).toEqual(['appointment-booked', 'appointment-moved']);
  });

  it('is the truth of now in whichever order it comes', async () => {
    const { event } = await books();
    calCom.keep({ ...(living(event.start_time)[0] ?? keep()), status: 'cancelled' });
    for (const name of ['BOOKING_CANCELLED', 'BOOKING_RESCHEDULED', 'BOOKING_CREATED', 'BOOKING_REJECTED'])
      await hears(name, event.uuid);
    expect((await mine.list())[0]?.event.canceled).toBe(true);
    expect(await told()).toEqual(['appointment-booked', 'appointment-canceled']);
  });

  it('is looked into once, however often it is told', async () => {
    const { event } = await books();
    const text = eventText('BOOKING_RESCHEDULED', event.uuid);
    await tells(text);
    await doJobs(backend, 'bookings');
    const before = calCom.calls.length;
    for (let time = 0; time < 5; time += 1) expect((await tells(text)).status).toBe(200);
    await doJobs(backend, 'bookings');
    expect(calCom.calls).toHaveLength(before);
  });

  it('keeps a booking that was made there by a patient whom nobody confirmed it for', async () => {
    const { uid, start } = keep();
    await hears('BOOKING_CREATED', uid);
    expect((await mine.list()).map(({ event }) => event.start_time)).toEqual([start]);
    expect(await told()).toEqual(['appointment-booked']);
    await mine.release(uid);
    expect([statusOf(uid), (await mine.list())[0]?.event.canceled]).toEqual(['cancelled', true]);
  });

  it('keeps nothing of whom it does not know, and nothing in a foreign calendar', async () => {
    await hears('BOOKING_CREATED', keep({ email: 'stranger@example.com' }).uid);
    await hears('BOOKING_CREATED', keep({ host: 'stranger' }).uid);
    await hears('BOOKING_CREATED', 'no-booking');
    expect(await mine.list()).toEqual([]);
  });

  it('is looked into later where Cal.com does not answer', async () => {
    const { event } = await books();
    calCom.keep({ ...(living(event.start_time)[0] ?? keep()), status: 'cancelled' });
    calCom.answerNext({ status: 500, body: '' });
    await hears('BOOKING_CANCELLED', event.uuid);
    expect(await told()).toEqual(['appointment-booked']);
    await hears('BOOKING_CANCELLED', event.uuid);
    expect(await told()).toEqual(['appointment-booked', 'appointment-canceled']);
  });

  it('is not believed without its signature', async () => {
    const { event } = await books();
    const text = eventText('BOOKING_CANCELLED', event.uuid);
    for (const signature of ['', 'x', sign(text, 'another secret'), sign(`${text} `), sign(text).slice(2)]) {
      const { status } = await tells(text, signature);
      expect(status).toBe(401);
    }
    expect((await tells(text.replace('BOOKING', 'booking'), sign(text))).status).toBe(401);
  });

  it.each(['', 'null', '[]', '{}', '{"triggerEvent":"BOOKING_CREATED"}', 'no json', '{"triggerEvent":7}'])(
    'is refused as %j, though signed',
    async (text) => {
      expect((await tells(text)).status).toBe(400);
    },
  );

  it('is taken and left alone where it is a day old, or of no booking that changes', async () => {
    const { event } = await books();
    const old = new Date(backend.time.now.getTime() - 25 * 60 * 60_000);
    const before = calCom.calls.length;
    expect((await tells(eventText('BOOKING_CANCELLED', event.uuid, old))).status).toBe(200);
    expect((await tells(eventText('MEETING_ENDED', event.uuid))).status).toBe(200);
    expect((await tells(eventText('BOOKING_NO_SHOW_UPDATED', event.uuid))).status).toBe(200);
    await doJobs(backend, 'bookings');
    expect(calCom.calls).toHaveLength(before);
  });

  it('is heard by nobody where no secret is set', async () => {
    const deaf = await backendFixture({ settings: { calCom: { ...calComSettings, webhookSecret: undefined } } });
    const text = eventText('BOOKING_CREATED', 'x');
    const answer = await deaf.call({
      method: 'POST',
      url: '/v2/appointments/cal-com',
      payload: text,
      headers: { 'content-type': 'application/json', 'x-cal-signature-256': sign(text) },
    });
    expect(answer.status).toBe(404);
    await deaf.close();
  });
});

it('the list of appointments asks Cal.com once a minute for each', async () => {
  await books();
  await mine.list();
  const before = calCom.calls.length;
  for (let time = 0; time < 5; time += 1) await mine.list();
  expect(calCom.calls).toHaveLength(before);
  advance(backend, 61);
  await mine.list();
  expect(calCom.calls.length).toBeGreaterThan(before);
});

it('a server asks Cal.com a bounded number of times within a minute, and does what patients decide nevertheless', async () => {
  const start = offered();
  for (let time = 0; time < READS; time += 1) await mine.confirm({ uid: `unknown-${time}` });
  const before = calCom.calls.length;
  expect((await mine.confirm({ uid: 'unknown' })).status).toBe(503);
  expect(calCom.calls).toHaveLength(before);
  expect((await mine.book({ start_time: start })).status).toBe(200);
  advance(backend, 61);
  expect((await mine.confirm({ uid: 'unknown' })).status).toBe(404);
});
