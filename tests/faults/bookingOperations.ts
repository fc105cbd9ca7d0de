import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { expect } from 'vitest';
import { appointmentRequests } from '#services/backend/kernel/database/tables/appointmentRequests.ts';
import { appointments, sandboxBookings } from '#services/backend/kernel/database/tables/appointments.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { bookingWork } from '#services/backend/modules/appointments/bookingWork.ts';
import type { Portal } from '#services/backend/modules/portal/Portal.ts';
import { fullProfile, type BackendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { appointmentsOf, calendarOf } from '#tests/support/backend/schedulingFixture.ts';
import type { Operation } from './operations.ts';

const ONBOARDING = 'healthspan/onboarding';

/** How a patient's calls stand in the portal and in the calendar. */
export async function callsOf({ portal: { database } }: BackendFixture, { id, email }: TestPatient) {
  const { db } = database;
  const kept = await db
    .select()
    .from(appointments)
    .where(and(eq(appointments.userId, id), isNotNull(appointments.uid)));
  const booked = await db
    .select()
    .from(sandboxBookings)
    .where(and(eq(sandboxBookings.email, email), isNull(sandboxBookings.canceledAt)));
  const mails = await db.select().from(outbox).where(eq(outbox.userId, id));
  return {
    kept,
    /** Those that take place, here and there: id and moment. */
    here: kept
      .filter(({ canceledAt }) => canceledAt === null)
      .map(({ uid, startTime }) => [uid, startTime.toISOString()]),
    there: booked.map(({ uid, startTime }) => [uid, startTime.toISOString()]),
    mails: mails.map(({ subject }) => subject).toSorted(),
    wanted: await db.select().from(appointmentRequests).where(eq(appointmentRequests.userId, id)),
  };
}

const BOOKED = 'Your appointment is booked';

/** What patients do with calls, each on a fresh patient. */
export function bookingOperations(backend: BackendFixture): readonly (() => Promise<Operation>)[] {
  const patientWho = async () => {
    const patient = await backend.patient(fullProfile);
    const [start = '', other = ''] = await calendarOf(backend).slots(ONBOARDING);
    return { patient, start, other, calls: () => callsOf(backend, patient) };
  };
  const booker = async () => {
    const who = await patientWho();
    const { status, body } = await appointmentsOf(who.patient).book({ start_time: who.start });
    expect(status).toBe(200);
    return { ...who, appointmentId: body._id };
  };
  const ends = (patient: TestPatient) => ({
    async finish(portal: Portal) {
      const work = bookingWork(portal);
      for (const key of await work.due()) await work.run(key);
    },
    async settled() {
      const { here, there, wanted } = await callsOf(backend, patient);
      expect([wanted, here]).toEqual([[], there]);
    },
  });

  async function books(): Promise<Operation> {
    const { patient, start, other, calls } = await patientWho();
    const payload = { purpose: 'onboarding', zone: 'America/New_York', start_time: start };
    return {
      name: 'book a call',
      patient,
      method: 'POST',
      url: '/v2/appointments/book',
      payload,
      other: { ...payload, start_time: other },
      async done() {
        const { here, there, mails } = await calls();
        expect(there.length).toBeLessThanOrEqual(1);
        if (here.length === 0) expect(mails).toEqual([]);
        else expect([here, mails]).toEqual([there, [BOOKED]]);
        return here.length > 0;
      },
      ...ends(patient),
    };
  }

  async function moves(): Promise<Operation> {
    const { patient, start, other, appointmentId, calls } = await booker();
    return {
      name: 'move a call',
      patient,
      method: 'POST',
      url: '/v2/appointments/reschedule',
      payload: { appointmentId, start_time: other },
      async done() {
        const { here, there, mails } = await calls();
        expect([here.length, there.length]).toEqual([1, 1]);
        const isDone = here[0]?.[1] === other;
        if (isDone) expect([there, mails]).toEqual([here, [BOOKED, 'Your appointment was moved']]);
        else expect([here[0]?.[1], mails]).toEqual([start, [BOOKED]]);
        return isDone;
      },
      ...ends(patient),
    };
  }

  async function cancels(): Promise<Operation> {
    const { patient, appointmentId, calls } = await booker();
    return {
      name: 'cancel a call',
      patient,
      method: 'POST',
      url: '/v2/appointments/cancel',
      payload: { appointmentId },
      async done() {
        const { kept, here, there, mails } = await calls();
        const isDone = here.length === 0;
        if (isDone) {
          expect(kept).toMatchObject([{ canceledByPatient: true }]);
          expect([there, mails]).toEqual([[], [BOOKED, 'Your appointment was canceled']]);
        } else expect(mails).toEqual([BOOKED]);
        return isDone;
      },
      ...ends(patient),
    };
  }

  return [books, moves, cancels];
}
