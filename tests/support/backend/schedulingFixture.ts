import { eq } from 'drizzle-orm';
import { subscriptions } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import type { Appointment, AppointmentTimes, BookAppointment, ConfirmAppointment } from '#schemas/wire/appointment.ts';
import type { Problem } from '#schemas/problem.ts';
import type { BackendFixture, TestPatient } from './backendFixture.ts';

/** A booking as the sandbox calendar answers one. */
export interface Booked {
  readonly uid: string;
  readonly calendar: string;
  readonly start: string;
  readonly end: string;
  readonly formerStart: string | null;
  readonly canceled: boolean;
}

let keys = 0;
/** A key that was used for nothing yet. */
export const newKey = () => `booking-key-${(keys += 1)}`;

/** What the pages of the sandbox calendar ask of a backend. */
export function calendarOf(backend: Pick<BackendFixture, 'call'>) {
  const post = <Body = Booked>(url: string, payload: object, key = newKey()) =>
    backend.call<Body & Problem>({ method: 'POST', url, payload, headers: { 'idempotency-key': key } });
  return {
    slots: async (calendar: string) =>
      (await backend.call<{ slots: string[] }>({ method: 'GET', url: `/scheduling/slots?calendar=${calendar}` })).body
        .slots,
    book: (calendar: string, email: string, start: string, key?: string) =>
      post('/scheduling/bookings', { calendar, name: 'Pat Test', email, start }, key),
    move: (uid: string, start: string) => post(`/scheduling/bookings/${uid}/reschedule`, { start }),
    cancel: (uid: string) => post(`/scheduling/bookings/${uid}/cancel`, {}),
  };
}

/** What patients do with their appointments. */
export const appointmentsOf = (patient: TestPatient) => ({
  list: async (query = '') =>
    (await patient.send<Appointment[]>('GET', `/v2/appointments/${patient.org}/user/${patient.id}${query}`)).body,
  times: (query: string) => patient.send<AppointmentTimes & Problem>('GET', `/v2/appointments/times?${query}`),
  book: (booking: Partial<BookAppointment>, key = newKey()) =>
    patient.send<Appointment & Problem>(
      'POST',
      '/v2/appointments/book',
      { purpose: 'onboarding', zone: 'America/New_York', ...booking },
      { 'idempotency-key': key },
    ),
  reschedule: (appointmentId: string, start_time: string) =>
    patient.send<Appointment & Problem>('POST', '/v2/appointments/reschedule', { appointmentId, start_time }),
  release: (uid: string) => patient.send('POST', '/v2/appointments/release', { uid }),
  confirm: (booking: ConfirmAppointment) =>
    patient.send<Appointment & Problem>('POST', '/v2/appointments/confirm', booking),
  cancel: (appointmentId: string, headers = {}) =>
    patient.send<Appointment & Problem>('POST', '/v2/appointments/cancel', { appointmentId }, headers),
});

type Subscription = typeof subscriptions.$inferInsert;

/** Gives a patient a subscription, without buying it. @returns its id */
export async function giveSubscription(
  { portal, time }: BackendFixture,
  { id: userId, org }: TestPatient,
  changes: Partial<Subscription> = {},
): Promise<string> {
  const id = createId(time.now);
  const row: Subscription = {
    id,
    organization: org,
    userId,
    productTemplate: createId(time.now),
    product: createId(time.now),
    name: 'Longevity coaching',
    type: 'coaching-membership',
    status: 'active',
    duration: 1,
    quantity: 1,
    amount: 12_900,
    coachingLink: 'https://cal.example/longevity/core-first-call',
    createdAt: time.now,
    ...changes,
  };
  await portal.database.db.insert(subscriptions).values(row);
  const [stored] = await portal.database.db.select().from(subscriptions).where(eq(subscriptions.id, id));
  if (!stored) throw new Error('the subscription was not stored');
  return id;
}
