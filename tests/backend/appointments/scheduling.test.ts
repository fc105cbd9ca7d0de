import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { DateTime } from 'luxon';
import { nearestOf } from '#services/backend/adapters/scheduling/nearestOf.ts';
import { slotsOf } from '#services/backend/adapters/scheduling/sandbox/slotsOf.ts';
import { settings } from '#services/backend/kernel/settings/settings.ts';
import { advance, backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { appointmentsOf, calendarOf, newKey } from '#tests/support/backend/schedulingFixture.ts';

const ONBOARDING = 'healthspan/onboarding';

const backend = await backendFixture();
afterAll(() => backend.close());
const calendar = calendarOf(backend);

const pacific = (moment: Date) => DateTime.fromJSDate(moment, { zone: 'America/Los_Angeles' });

const zonesOf = (slots: readonly Date[]) => new Set(slots.map((slot) => pacific(slot).offset / 60));
const free = async (at = 0) => (await calendar.slots(ONBOARDING))[at] ?? '';
const page = (url: string) => backend.call<string>({ method: 'GET', url });

describe('the slots', () => {
  it.each([
    ['spring', '2026-03-01T20:00:00Z', '2026-03-09', '2026-03-09T16:00:00.000Z'],
    ['autumn', '2026-10-25T20:00:00Z', '2026-11-02', '2026-11-02T17:00:00.000Z'],
  ])('begin at nine in the morning on both sides of the change of clocks in %s', (_, now, after, first) => {
    const slots = slotsOf(new Date(now), 30);
    expect(zonesOf(slots)).toEqual(new Set([-8, -7]));
    const hours = slots.map((slot) => pacific(slot).toFormat('HH:mm'));
    expect([hours.toSorted()[0], hours.toSorted().at(-1)]).toEqual(['09:00', '16:30']);
    expect(slots.find((slot) => pacific(slot).toISODate() === after)?.toISOString()).toBe(first);
    expect(new Set(slots.map((slot) => slot.getTime())).size).toBe(slots.length);
  });

  it('lie on working days, from two hours to 21 days ahead', () => {
    const now = new Date('2026-11-09T18:10:00Z');
    const slots = slotsOf(now, 30);
    const days = new Set(slots.map((slot) => pacific(slot).toISODate()));
    for (const off of ['2026-11-11', '2026-11-14', '2026-11-15', '2026-11-26', '2026-12-01'])
      expect(days.has(off)).toBe(false);
    expect(slots[0]?.toISOString()).toBe('2026-11-09T20:30:00.000Z');
    expect(slots.at(-1)?.toISOString()).toBe('2026-11-30T18:00:00.000Z');
  });

  it('end by five, however long an appointment takes', () => {
    const last = slotsOf(new Date('2026-06-15T12:00:00Z'), 45).map((slot) => pacific(slot).toFormat('HH:mm'));
    expect(last.toSorted().at(-1)).toBe('15:45');
  });

  it('nearest to a moment are the ones on both sides of it, earliest first', () => {
    const hours = [9, 10, 11, 15].map((hour) => new Date(Date.UTC(2026, 5, 16, hour)));
    expect(nearestOf(hours, new Date('2026-06-16T11:00:00Z'))).toEqual(hours.slice(0, 3));
    expect(nearestOf([], new Date('2026-06-16T11:00:00Z'))).toEqual([]);
  });
});

describe('the sandbox calendar', () => {
  let email: string;
  beforeEach(async () => {
    ({ email } = await backend.patient(fullProfile));
  });

  it('books a free slot, which is free no more', async () => {
    const start = await free();
    const { status, body } = await calendar.book(ONBOARDING, email, start);
    expect(status).toBe(201);
    expect(body).toMatchObject({ calendar: ONBOARDING, start, canceled: false, formerStart: null });
    expect(new Date(body.end).getTime() - new Date(start).getTime()).toBe(30 * 60_000);
    expect(await calendar.slots(ONBOARDING)).not.toContain(start);
    expect(await calendar.slots('healthspan/consultation')).toContain(start);
  });

  it('offers the nearest free times where a slot is taken', async () => {
    const start = await free(5);
    await calendar.book(ONBOARDING, email, start);
    const { status, body } = await calendar.book(ONBOARDING, email, start);
    expect([status, body.code]).toEqual([409, 'SlotTaken']);
    const slots = await calendar.slots(ONBOARDING);
    expect(body.alternatives).toHaveLength(3);
    for (const alternative of body.alternatives ?? []) expect(slots).toContain(alternative);
  });

  it.each(['2026-06-20T16:00:00Z', '2026-06-16T16:10:00Z', '2026-06-10T16:00:00Z', '2027-06-16T16:00:00Z'])(
    'books nothing at %s, when nobody works',
    async (start) => {
      expect((await calendar.book(ONBOARDING, email, start)).body.code).toBe('SlotTaken');
    },
  );

  it.each(['tomorrow at ten', '2026-13-40T00:00', '0000000000'])('books nothing at %j', async (start) => {
    expect((await calendar.book(ONBOARDING, email, start)).body.code).toBe('InvalidRequest');
  });

  it('answers a repeated request with the booking that it made', async () => {
    const start = await free();
    const key = newKey();
    const first = await calendar.book(ONBOARDING, email, start, key);
    const again = await calendar.book(ONBOARDING, email, start, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await calendar.book(ONBOARDING, email, await free(3), key)).body.code).toBe('IdempotencyConflict');
  });

  it('books in no calendar that nobody has', async () => {
    expect((await calendar.book('healthspan/nothing', email, await free())).status).toBe(404);
    expect((await page('/scheduling/calendar/healthspan/nothing')).status).toBe(404);
  });

  it('moves a booking to a free slot, once', async () => {
    const [start, other] = [await free(), await free(7)];
    const { uid } = (await calendar.book(ONBOARDING, email, start)).body;
    const moved = await calendar.move(uid, other);
    expect(moved.body).toMatchObject({ uid, start: other, formerStart: start });
    expect((await calendar.move(uid, other)).body).toEqual(moved.body);
    expect(await calendar.slots(ONBOARDING)).toContain(start);
  });

  it('moves no booking to where another is', async () => {
    const [mine, other] = [await free(), await free(2)];
    await calendar.book(ONBOARDING, email, other);
    const { uid } = (await calendar.book(ONBOARDING, email, mine)).body;
    const { status, body } = await calendar.move(uid, other);
    expect([status, body.code, body.alternatives?.length]).toEqual([409, 'SlotTaken', 3]);
  });

  it('neither moves nor cancels what has begun', async () => {
    const start = await free();
    const other = await free(40);
    const { uid } = (await calendar.book(ONBOARDING, email, start)).body;
    const { now } = backend.time;
    backend.time.now = new Date(start);
    expect((await calendar.move(uid, other)).body.code).toBe('AppointmentOver');
    expect((await calendar.cancel(uid)).body.code).toBe('AppointmentOver');
    backend.time.now = now;
  });

  it('cancels, which sets the slot free again and lasts', async () => {
    const start = await free();
    const { uid } = (await calendar.book(ONBOARDING, email, start)).body;
    expect((await calendar.cancel(uid)).body).toMatchObject({ uid, canceled: true });
    expect((await calendar.cancel(uid)).body).toMatchObject({ uid, canceled: true });
    expect(await calendar.slots(ONBOARDING)).toContain(start);
    expect((await calendar.move(uid, await free(3))).body.code).toBe('AppointmentOver');
  });

  it('counts as no appointment before the patient confirms the booking', async () => {
    const patient = await backend.patient(fullProfile);
    await calendar.book(ONBOARDING, patient.email, await free());
    expect(await appointmentsOf(patient).list()).toEqual([]);
  });
});

describe('the pages of the calendar', () => {
  it('may be shown in a frame of the portal and nowhere else, and load nothing from elsewhere', async () => {
    const { headers, body } = await page(`/scheduling/calendar/${ONBOARDING}`);
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).toContain('Onboarding call');
    expect(body).not.toMatch(/<script(?![^>]*\bsrc=)|style="|\son\w+=/);
    for (const [, url] of body.matchAll(/(?:src|href)="([^"]+)"/g)) {
      const asset = await page(url ?? '');
      expect([asset.status, asset.body.length > 1000]).toEqual([200, true]);
    }
  });

  it('let the portal show frames of its own', async () => {
    const { headers } = await backend.call({ method: 'GET', url: '/' });
    expect(headers['content-security-policy']).toContain("frame-src 'self';");
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  });

  it('say of a booking what can still be done', async () => {
    const { email } = await backend.patient(fullProfile);
    const [start = ''] = await calendar.slots(ONBOARDING);
    const { uid } = (await calendar.book(ONBOARDING, email, start)).body;
    const ahead = await page(`/scheduling/booking/${uid}?to=reschedule`);
    expect(ahead.body).toContain('Cancel this booking');
    expect(ahead.body).toContain(`datetime="${start}"`);
    expect(ahead.body).not.toContain(email);
    await calendar.cancel(uid);
    expect((await page(`/scheduling/booking/${uid}`)).body).toContain('This booking is canceled.');
    expect((await page(`/scheduling/booking/${'0'.repeat(32)}`)).status).toBe(404);
  });
});

describe('where the sandbox is off and no service is set up', () => {
  it('nothing can be booked, and the patient is told to try again', async () => {
    const live = await backendFixture({ settings: { sandbox: false } });
    expect(live.routes.filter(({ url }) => url.startsWith('/scheduling'))).toEqual([]);
    const patient = await live.patient(fullProfile);
    const answers = await Promise.all([
      patient.send('GET', '/v2/appointments/calendar?purpose=onboarding'),
      patient.send('POST', '/v2/appointments/confirm', { uid: 'x' }),
    ]);
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 503, body: { code: 'SchedulingUnavailable' } });
    expect(await appointmentsOf(patient).list()).toEqual([]);
    await live.close();
  });
});

describe('the settings of Cal.com', () => {
  it('need the key alone', () => {
    expect(settings({ PORTAL_CALCOM_API_KEY: 'cal_1' }).calCom).toEqual({
      apiKey: 'cal_1',
      url: 'https://cal.com',
      apiUrl: 'https://api.cal.com',
    });
    expect(settings({}).calCom).toBeUndefined();
  });

  it.each([
    [{ PORTAL_CALCOM_URL: 'https://cal.com' }, 'PORTAL_CALCOM_API_KEY'],
    [{ PORTAL_CALCOM_API_KEY: 'k', PORTAL_CALCOM_URL: 'https://cal.com/x' }, 'PORTAL_CALCOM_URL'],
    [{ PORTAL_CALCOM_API_KEY: 'k', PORTAL_CALCOM_URL: "https://cal.com 'unsafe-inline'" }, 'PORTAL_CALCOM_URL'],
    [{ PORTAL_CALCOM_API_KEY: 'k', PORTAL_CALCOM_API_URL: 'api.cal.com' }, 'PORTAL_CALCOM_API_URL'],
  ])('are refused as %j, by the name of the variable', (environment, name) => {
    expect(() => settings(environment)).toThrow(name);
  });
});

it('a slot that has come too near is offered no more', async () => {
  const [start = ''] = await calendar.slots('healthspan/consultation');
  const { now } = backend.time;
  backend.time.now = new Date(new Date(start).getTime() - 2 * 60 * 60 * 1000);
  expect(await calendar.slots('healthspan/consultation')).toContain(start);
  advance(backend, 1);
  expect(await calendar.slots('healthspan/consultation')).not.toContain(start);
  backend.time.now = now;
});
