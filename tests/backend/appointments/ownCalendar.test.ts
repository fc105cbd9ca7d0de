import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { appointmentRequests } from '#services/backend/kernel/database/tables/appointmentRequests.ts';
import { appointments } from '#services/backend/kernel/database/tables/appointments.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { SchedulingUnavailable } from '#services/backend/adapters/scheduling/SchedulingUnavailable.ts';
import { backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { appointmentsOf, calendarOf, giveSubscription, newKey } from '#tests/support/backend/schedulingFixture.ts';

const ONBOARDING = 'healthspan/onboarding';

let patient: TestPatient;
let mine: ReturnType<typeof appointmentsOf>;
const backend = await backendFixture();
afterAll(() => backend.close());
const calendar = calendarOf(backend);
beforeEach(async () => {
  patient = await backend.patient(fullProfile);
  mine = appointmentsOf(patient);
});

const free = async (at = 0) => (await calendar.slots(ONBOARDING))[at] ?? '';
const requests = (userId = patient.id) =>
  backend.portal.database.db.select().from(appointmentRequests).where(eq(appointmentRequests.userId, userId));
const subjects = async () =>
  (await backend.portal.database.db.select().from(outbox).where(eq(outbox.userId, patient.id)))
    .map(({ subject }) => subject)
    .toSorted();
const at = async (moment: string, act: () => Promise<void>) => {
  const { now } = backend.time;
  backend.time.now = new Date(moment);
  try {
    await act();
  } finally {
    backend.time.now = now;
  }
};

describe('the times of a month', () => {
  it('are those that are free, with the length of the call', async () => {
    const { status, body } = await mine.times('purpose=onboarding&month=2026-06');
    expect(status).toBe(200);
    expect(body).toMatchObject({ name: 'Onboarding call', minutes: 30, next: null });
    expect(body.times).toEqual((await calendar.slots(ONBOARDING)).filter((slot) => slot < '2026-07-01T12'));
    expect(body.times.length).toBeGreaterThan(50);
  });

  it('hold what belongs to the month in any zone', () =>
    at('2026-06-28T20:00:00.000Z', async () => {
      const { times } = appointmentsOf(await backend.patient(fullProfile));
      const june = (await times('purpose=onboarding&month=2026-06')).body.times;
      const july = (await times('purpose=onboarding&month=2026-07')).body.times;
      // Five in the afternoon of June 30 in California is July 1 in Auckland and in UTC.
      expect(june).toContain('2026-06-30T23:30:00.000Z');
      expect(july).toContain('2026-06-30T23:30:00.000Z');
      expect(july).not.toContain('2026-06-30T09:30:00.000Z');
    }));

  it('are none after what can be booked, and those of a month without any name the next one', async () => {
    expect((await mine.times('purpose=onboarding&month=2026-09')).body).toMatchObject({ times: [], next: null });
    await at('2026-05-22T20:00:00.000Z', async () => {
      // Nobody works on the weekend and on Memorial Day that are left of the month but for four days: all are taken.
      for (const start of (await calendar.slots(ONBOARDING)).filter((slot) => slot < '2026-06-01T12'))
        await calendar.book(ONBOARDING, 'others@example.com', start);
      const { times, next } = (await mine.times('purpose=onboarding&month=2026-05')).body;
      expect([times, next]).toEqual([[], (await calendar.slots(ONBOARDING))[0]]);
    });
  });

  it('name the next one where all that is left of the month is the next month somewhere', () =>
    at('2026-06-28T20:00:00.000Z', async () => {
      const slots = await calendar.slots(ONBOARDING);
      for (const start of slots.filter((slot) => slot < '2026-06-30'))
        await calendar.book(ONBOARDING, 'others@example.com', start);
      const { times } = appointmentsOf(await backend.patient(fullProfile));
      const { body } = await times('purpose=onboarding&month=2026-06');
      // They are July 1 in Kiritimati, where June has none, then.
      expect(body.times).toEqual(slots.filter((slot) => slot > '2026-06-30' && slot < '2026-07-01T12'));
      expect(body.times.length).toBeGreaterThan(5);
      expect(body.next).toBe(slots.find((slot) => slot > '2026-07-01T12'));
    }));

  it.each([
    ['month=2026-06', 'what is not said'],
    ['purpose=onboarding&month=2026-13', 'no month'],
    ['purpose=onboarding&month=2026-04', 'a month that is over'],
    ['purpose=onboarding&month=2029-01', 'a month far ahead'],
    ['purpose=onboarding', 'no month at all'],
  ])('are not listed for %s: %s', async (query) => {
    expect((await mine.times(query)).body.code).toBe('InvalidRequest');
  });

  it('are shown to nobody for what belongs to another patient', async () => {
    const other = await backend.patient(fullProfile);
    const subscription = await giveSubscription(backend, other);
    const query = `purpose=coaching&subscription=${subscription}&month=2026-06`;
    expect((await mine.times(query)).status).toBe(404);
    expect((await appointmentsOf(other).times(query)).status).toBe(200);
    const { _id } = (await appointmentsOf(other).book({ start_time: await free() })).body;
    expect((await mine.times(`appointment=${_id}&month=2026-06`)).status).toBe(404);
  });

  it('need the state of the patient', async () => {
    const stateless = appointmentsOf(await backend.patient({ ...fullProfile, state: null }));
    expect((await stateless.times('purpose=onboarding&month=2026-06')).status).toBe(409);
    expect((await stateless.book({ start_time: await free() })).status).toBe(409);
  });
});

describe('a time that is booked', () => {
  it('is an appointment at once, is told, and leaves nothing written down', async () => {
    const start = await free();
    const { status, body } = await mine.book({ start_time: start });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      event: { name: 'Onboarding call', start_time: start, canceled: false, changed_in: 'portal' },
      event_type: { kind: 'onboarding', duration: 30 },
    });
    expect(await mine.list()).toEqual([body]);
    expect(await calendar.slots(ONBOARDING)).not.toContain(start);
    expect(await subjects()).toEqual(['Your appointment is booked']);
    expect(await requests()).toEqual([]);
  });

  it('belongs to the subscription that it was booked for', async () => {
    const subscription = await giveSubscription(backend, patient);
    const [start = ''] = await calendar.slots('longevity/core-first-call');
    const { body } = await mine.book({ purpose: 'coaching', subscription, start_time: start });
    expect(body).toMatchObject({ subscription, event_type: { kind: 'coaching' } });
  });

  it('is one booking however often it is asked for under one key, and its answer the same', async () => {
    const start = await free();
    const key = newKey();
    const first = await mine.book({ start_time: start }, key);
    expect((await mine.book({ start_time: start }, key)).body).toEqual(first.body);
    expect((await mine.book({ start_time: await free(3) }, key)).body.code).toBe('IdempotencyConflict');
    expect(await mine.list()).toHaveLength(1);
  });

  it.each(['2026-06-20T16:00:00Z', '2026-06-16T16:10:00Z', '2026-06-10T16:00:00Z', '2027-06-16T16:00:00Z'])(
    'is none at %s, when nobody works, whatever the request says',
    async (start_time) => {
      const { status, body } = await mine.book({ start_time });
      expect([status, body.code]).toEqual([409, 'SlotTaken']);
      expect([await mine.list(), await requests()]).toEqual([[], []]);
    },
  );

  it.each([{ start_time: 'tomorrow at ten' }, { zone: 'Mars/Olympus' }, { purpose: 'coaching' as const }])(
    'is none as %j',
    async (wrong) => {
      expect((await mine.book({ start_time: await free(), ...wrong })).body.code).toBe('InvalidRequest');
      expect(await requests()).toEqual([]);
    },
  );

  it('is somebody else’s where that was taken meanwhile, and others are offered', async () => {
    const start = await free(5);
    await calendar.book(ONBOARDING, 'rival@example.com', start);
    const { status, body } = await mine.book({ start_time: start });
    expect([status, body.code]).toEqual([409, 'SlotTaken']);
    expect(body.alternatives).toHaveLength(3);
    const slots = await calendar.slots(ONBOARDING);
    for (const other of body.alternatives ?? []) expect(slots).toContain(other);
  });

  it('needs a key', async () => {
    const payload = { purpose: 'onboarding', zone: 'UTC', start_time: await free() };
    expect((await patient.send('POST', '/v2/appointments/book', payload)).body.code).toBe('InvalidRequest');
  });
});

describe('an appointment that is moved', () => {
  it('is at its new time in the calendar and in the portal, and that is told', async () => {
    const { _id, event } = (await mine.book({ start_time: await free() })).body;
    const other = await free(9);
    const { status, body } = await mine.reschedule(_id, other);
    expect(status).toBe(200);
    expect(body).toMatchObject({ _id, event: { start_time: other, former_start_time: event.start_time } });
    expect((await mine.reschedule(_id, other)).body).toEqual(body);
    expect(await mine.list()).toEqual([body]);
    expect(await calendar.slots(ONBOARDING)).toContain(event.start_time);
    expect(await subjects()).toEqual(['Your appointment is booked', 'Your appointment was moved']);
    expect(await requests()).toEqual([]);
  });

  it('stays where another is at the time that was chosen, and others are offered', async () => {
    const { _id, event } = (await mine.book({ start_time: await free() })).body;
    const taken = await free(4);
    await calendar.book(ONBOARDING, 'rival@example.com', taken);
    const { status, body } = await mine.reschedule(_id, taken);
    expect([status, body.code, body.alternatives?.length]).toEqual([409, 'SlotTaken', 3]);
    expect((await mine.list())[0]?.event.start_time).toBe(event.start_time);
    expect(await requests()).toEqual([]);
  });

  it('lies ahead, is not canceled, and is the patient’s own', async () => {
    const { _id, event } = (await mine.book({ start_time: await free() })).body;
    const other = await free(9);
    const stranger = appointmentsOf(await backend.patient(fullProfile));
    expect((await stranger.reschedule(_id, other)).status).toBe(404);
    const { db } = backend.portal.database;
    const starts = (startTime: Date) => db.update(appointments).set({ startTime }).where(eq(appointments.id, _id));
    await starts(backend.time.now);
    expect((await mine.reschedule(_id, other)).body.code).toBe('AppointmentOver');
    await starts(new Date(event.start_time));
    await mine.cancel(_id);
    expect((await mine.reschedule(_id, other)).body.code).toBe('AppointmentOver');
    expect((await mine.times(`appointment=${_id}&month=2026-06`)).body.code).toBe('AppointmentOver');
  });

  it('is offered the times of its own calendar', async () => {
    const subscription = await giveSubscription(backend, patient);
    const [start = ''] = await calendar.slots('longevity/core-first-call');
    const { _id } = (await mine.book({ purpose: 'coaching', subscription, start_time: start })).body;
    const { body } = await mine.times(`appointment=${_id}&month=2026-06`);
    expect(body).toMatchObject({ name: 'First coaching call', minutes: 45 });
  });
});

/** Cancels an appointment at a service whose answer is lost, before or after it is done there, and lets the jobs look. */
async function canceledLosing(isDone: boolean) {
  let isLost = true;
  const own = await backendFixture({
    scheduler: (named) => ({
      ...named,
      async cancel(uid, key) {
        if (isDone || !isLost) await named.cancel(uid, key);
        if (isLost) throw new SchedulingUnavailable();
      },
    }),
  });
  const theirPatient = await own.patient(fullProfile);
  const { id } = theirPatient;
  const theirs = appointmentsOf(theirPatient);
  const [start_time = ''] = await calendarOf(own).slots(ONBOARDING);
  const { _id } = (await theirs.book({ start_time })).body;
  expect((await theirs.cancel(_id, { 'idempotency-key': 'lost-cancellation' })).body.code).toBe(
    'SchedulingUnavailable',
  );
  isLost = false;
  await doJobs(own, 'bookings');
  const { db } = own.portal.database;
  expect(await db.select().from(appointmentRequests)).toEqual([]);
  const [row] = await db.select().from(appointments).where(eq(appointments.userId, id));
  const mails = await db.select().from(outbox).where(eq(outbox.userId, id));
  const again = await theirs.cancel(_id, { 'idempotency-key': 'lost-cancellation' });
  await own.close();
  return { row, mails: mails.map(({ subject }) => subject).toSorted(), again };
}

describe('an appointment that is canceled', () => {
  it('by a request whose answer was lost is so for the patient as well, without another request', async () => {
    const { row, mails, again } = await canceledLosing(true);
    expect(row).toMatchObject({ canceledAt: expect.any(Date), canceledByPatient: true });
    expect(mails).toEqual(['Your appointment is booked', 'Your appointment was canceled']);
    expect(again).toMatchObject({ status: 200, body: { event: { canceled: true, patientCanceled: true } } });
  });

  it('by a request that the service has never heard of takes place until the patient asks again', async () => {
    const { row, mails, again } = await canceledLosing(false);
    expect(row?.canceledAt).toBeNull();
    expect(mails).toEqual(['Your appointment is booked']);
    expect(again).toMatchObject({ status: 200, body: { event: { canceled: true, patientCanceled: true } } });
  });
});

describe('the limits', () => {
  it('count for each patient, and say so', async () => {
    const strict = await backendFixture({ settings: { loginRateLimit: 10 } });
    const many = await strict.patient(fullProfile);
    const of = appointmentsOf(many);
    const slots = await calendarOf(strict).slots(ONBOARDING);
    const answers = [];
    for (const start_time of slots.slice(0, 21)) answers.push(await of.book({ start_time }));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(answers.at(-1)).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
    for (let look = 0; look < 60; look += 1) await of.times('purpose=onboarding&month=2026-06');
    expect((await of.times('purpose=onboarding&month=2026-06')).status).toBe(429);
    const other = appointmentsOf(await strict.patient(fullProfile));
    expect((await other.times('purpose=onboarding&month=2026-06')).status).toBe(200);
    expect((await other.book({ start_time: slots[30] ?? '' })).status).toBe(200);
    await strict.close();
  });
});

it('the brand says in which calendar patients book', () => {
  expect(backend.tenant.scheduling?.shown ?? 'portal').toBe('portal');
});
