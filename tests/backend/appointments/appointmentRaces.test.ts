import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { appointmentRequests } from '#services/backend/kernel/database/tables/appointmentRequests.ts';
import { appointments, sandboxBookings } from '#services/backend/kernel/database/tables/appointments.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';
import { appointmentsOf, calendarOf, newKey } from '#tests/support/backend/schedulingFixture.ts';

const CALENDAR = 'healthspan/onboarding';
const ROUNDS = 3;
const RIVALS = 50;
const rivals = Array.from({ length: RIVALS }, (_, index) => index);

const [backend, beside] = await pairedBackends();
const calendars = [calendarOf(backend), calendarOf(beside)];

const calendarFor = (rival: number) => {
  const calendar = calendars[rival % calendars.length];
  if (!calendar) throw new Error('there is no server');
  return calendar;
};
const slots = () => calendarFor(0).slots(CALENDAR);
const livingAt = async (start: string) => {
  const { db } = backend.portal.database;
  const rows = await db
    .select()
    .from(sandboxBookings)
    .where(eq(sandboxBookings.startTime, new Date(start)));
  return rows.filter(({ calendar, canceledAt }) => calendar === CALENDAR && canceledAt === null);
};

it('of fifty rivals for one slot one wins, and the others are offered times that are free', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = (await slots())[round * 3] ?? '';
    const answers = await Promise.all(
      rivals.map((rival) => calendarFor(rival).book(CALENDAR, `rival${rival}@example.com`, start)),
    );
    const won = answers.filter(({ status }) => status === 201);
    const lost = answers.filter(({ status, body }) => status === 409 && body.code === 'SlotTaken');
    expect([won.length, lost.length]).toEqual([1, RIVALS - 1]);
    expect(await livingAt(start)).toMatchObject([{ uid: won[0]?.body.uid }]);
    const free = new Set(await slots());
    for (const { body } of lost) {
      expect(body.alternatives).toHaveLength(3);
      for (const alternative of body.alternatives ?? []) expect(free.has(alternative)).toBe(true);
    }
  }
});

it('a request that is repeated under its key at the same time is one booking', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const start = (await slots())[0] ?? '';
    const key = newKey();
    const answers = await Promise.all(
      rivals.slice(0, 12).map((rival) => calendarFor(rival).book(CALENDAR, 'one@example.com', start, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(answers.map(({ body }) => body.uid)).size).toBe(1);
    expect(await livingAt(start)).toHaveLength(1);
  }
});

it('rivals who move to one slot leave one there, and everyone keeps a booking', async () => {
  const free = await slots();
  const target = free.at(-1) ?? '';
  const booked = await Promise.all(
    rivals
      .slice(0, 12)
      .map((rival) => calendarFor(rival).book(CALENDAR, `m${rival}@example.com`, free[rival + 5] ?? '')),
  );
  const answers = await Promise.all(booked.map(({ body: { uid } }, rival) => calendarFor(rival).move(uid, target)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === 'SlotTaken')).toHaveLength(booked.length - 1);
  expect(await livingAt(target)).toHaveLength(1);
});

async function appointment() {
  const patient = await backend.patient(fullProfile);
  const mine = appointmentsOf(patient);
  const [start = ''] = await slots();
  const { uid } = (await calendarFor(0).book(CALENDAR, patient.email, start)).body;
  const send = (rival: number, url: string, payload: object, headers = {}) =>
    (rival % 2 === 0 ? backend : beside).call<{ _id: string; code?: string }>({
      method: 'POST',
      url,
      payload,
      headers: { authorization: `Bearer ${patient.token}`, ...headers },
    });
  return { patient, mine, uid, start, send };
}
const mailsOf = async (userId: string) =>
  (await backend.portal.database.db.select().from(outbox).where(eq(outbox.userId, userId)))
    .map(({ subject }) => subject)
    .toSorted();

it('confirmations of one booking at the same time make one appointment and one mail', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { patient, uid, send } = await appointment();
    const answers = await Promise.all(
      rivals.slice(0, 12).map((rival) => send(rival, '/v2/appointments/confirm', { uid, purpose: 'onboarding' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1);
    const rows = await backend.portal.database.db.select().from(appointments).where(eq(appointments.uid, uid));
    expect(rows).toHaveLength(1);
    expect(await mailsOf(patient.id)).toEqual(['Your appointment is booked']);
  }
});

it('cancellations at the same time cancel once, whoever is told so', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { patient, mine, uid, start, send } = await appointment();
    const { _id: appointmentId } = (await mine.confirm({ uid })).body;
    const headers = { 'idempotency-key': newKey() };
    const answers = await Promise.all(
      rivals.slice(0, 6).map((rival) => send(rival, '/v2/appointments/cancel', { appointmentId }, headers)),
    );
    expect(new Set(answers.map(({ status, body }) => body.code ?? status))).toEqual(new Set([200]));
    expect(await mailsOf(patient.id)).toEqual(['Your appointment is booked', 'Your appointment was canceled']);
    expect(await livingAt(start)).toEqual([]);
  }
});

it('moving and canceling at the same time end with the same in the calendar and in the portal', async () => {
  for (let round = 0; round < ROUNDS * 4; round += 1) {
    const { mine, uid, send } = await appointment();
    const { _id: appointmentId } = (await mine.confirm({ uid })).body;
    const target = (await slots()).at(-5 - round) ?? '';
    const [canceled, moved] = await Promise.all([
      send(round, '/v2/appointments/cancel', { appointmentId }),
      calendarFor(round + 1).move(uid, target),
    ]);
    expect(canceled.status).toBe(200);
    expect([200, 'AppointmentOver']).toContain(moved.status === 200 ? 200 : moved.body.code);
    const [listed] = await mine.list();
    expect(listed?.event).toMatchObject({ canceled: true, patientCanceled: true });
    expect(await livingAt(target)).toEqual([]);
  }
});

it('a patient who cancels is told so, though another tab has seen the booking canceled before the portal knew', async () => {
  let meanwhile: (() => Promise<void>) | undefined;
  const watched = await backendFixture({
    settings: { databaseUrl: backend.portal.settings.databaseUrl },
    scheduler: (named) => ({
      ...named,
      async cancel(uid, key) {
        await named.cancel(uid, key);
        await meanwhile?.();
      },
    }),
  });
  const { patient, mine, uid } = await appointment();
  const { _id: appointmentId } = (await mine.confirm({ uid })).body;
  meanwhile = async () => {
    expect((await mine.list())[0]?.event.canceled).toBe(true);
  };
  const request = {
    method: 'POST' as const,
    url: '/v2/appointments/cancel',
    payload: { appointmentId },
    headers: { authorization: `Bearer ${patient.token}`, 'idempotency-key': newKey() },
  };
  const first = await watched.call(request);
  expect(first).toMatchObject({ status: 200, body: { event: { canceled: true, patientCanceled: true } } });
  expect((await watched.call(request)).body).toEqual(first.body);
  expect((await mine.list())[0]?.event.patientCanceled).toBe(true);
  expect(await mailsOf(patient.id)).toEqual(['Your appointment is booked', 'Your appointment was canceled']);
  await watched.close();
});

const sending = (patient: TestPatient, rival: number, url: string, payload: object, key: string) =>
  (rival % 2 === 0 ? backend : beside).call<{ _id: string; code?: string; alternatives?: readonly string[] }>({
    method: 'POST',
    url,
    payload,
    headers: { authorization: `Bearer ${patient.token}`, 'idempotency-key': key },
  });
const openRequests = () => backend.portal.database.db.select().from(appointmentRequests);

it('of fifty patients who book one time in the portal one has it, and the others are offered times that are free', async () => {
  const start_time = (await slots())[4] ?? '';
  const patients = await Promise.all(rivals.map(() => backend.patient(fullProfile)));
  const body = { purpose: 'onboarding', start_time, zone: 'America/New_York' };
  const answers = await Promise.all(
    patients.map((patient, rival) => sending(patient, rival, '/v2/appointments/book', body, newKey())),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const free = new Set(await slots());
  for (const { body: lost } of answers.filter(({ status }) => status !== 200)) {
    expect(lost).toMatchObject({ code: 'SlotTaken', alternatives: { length: 3 } });
    for (const alternative of lost.alternatives ?? []) expect(free.has(alternative)).toBe(true);
  }
  expect(await livingAt(start_time)).toHaveLength(1);
  expect(await openRequests()).toEqual([]);
});

it('a time that is booked twice at the same time under one key is one appointment, and both are answered alike', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const patient = await backend.patient(fullProfile);
    const start_time = (await slots())[1] ?? '';
    const body = { purpose: 'onboarding', start_time, zone: 'America/New_York' };
    const key = newKey();
    const answers = await Promise.all(
      rivals.slice(0, 8).map((rival) => sending(patient, rival, '/v2/appointments/book', body, key)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body: { _id } }) => _id)).size).toBe(1);
    expect(await appointmentsOf(patient).list()).toHaveLength(1);
    expect(await mailsOf(patient.id)).toEqual(['Your appointment is booked']);
  }
  expect(await openRequests()).toEqual([]);
});

it('moving and canceling in the portal at the same time end with the same in the calendar and in the portal', async () => {
  for (let round = 0; round < ROUNDS * 2; round += 1) {
    const { patient, mine, uid } = await appointment();
    const { _id: appointmentId } = (await mine.confirm({ uid })).body;
    const start_time = (await slots()).at(-5 - round) ?? '';
    const [canceled, moved] = await Promise.all([
      sending(patient, round, '/v2/appointments/cancel', { appointmentId }, newKey()),
      sending(patient, round + 1, '/v2/appointments/reschedule', { appointmentId, start_time }, newKey()),
    ]);
    expect(canceled.status).toBe(200);
    expect(moved.status === 200 ? 200 : moved.body.code).toSatisfy((one) => one === 200 || one === 'AppointmentOver');
    expect((await mine.list())[0]?.event).toMatchObject({ canceled: true, patientCanceled: true });
    expect(await livingAt(start_time)).toEqual([]);
  }
});
