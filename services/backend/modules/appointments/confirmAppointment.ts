import type { ConfirmAppointment } from '#schemas/wire/appointment.ts';
import { momentIn } from '../../kernel/http/momentIn.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import type { Booking } from '../../adapters/scheduling/Scheduler.ts';
import type { AppointmentRow } from './AppointmentRow.ts';
import { syncAppointment } from './syncAppointment.ts';
import { bookedMail } from './mails.ts';
import { resolveBooking, resolveCalendar, type Booker } from './resolveCalendar.ts';
import { attachAppointment, findAppointmentOf, insertAppointment } from './store.ts';

const unknown = () => problems.notFound('the scheduling service knows no such booking of this patient');

async function bookingOf(
  { scheduler }: Portal,
  email: string,
  { uid, start_time }: ConfirmAppointment,
): Promise<Booking | undefined> {
  if (uid !== undefined) return scheduler.findBooking(uid);
  if (start_time === undefined) throw problems.invalidRequest('uid or start_time is missing');
  return scheduler.findBookingAt(email, momentIn('start_time', start_time));
}

/** The appointment that a booking is kept as; undefined where it is not kept yet. */
async function keptAs(portal: Portal, { user }: Booker, booking: Booking): Promise<AppointmentRow | undefined> {
  const row = await findAppointmentOf(portal.database, booking);
  if (!row) return undefined;
  if (row.userId !== user._id) throw unknown();
  return syncAppointment(portal, row, booking);
}

async function keep(
  portal: Portal,
  booker: Booker,
  booking: Booking,
  { purpose, ...wanted }: ConfirmAppointment,
): Promise<AppointmentRow | undefined> {
  const { database, scheduler, clock, jobs } = portal;
  const { tenant, user } = booker;
  if (scheduler.provider === null) throw unknown();
  const { calendar, ...kept } =
    purpose === undefined
      ? await resolveBooking(portal, booker, booking)
      : await resolveCalendar(portal, booker, { purpose, ...wanted });
  if (!booking.isIn(calendar.link)) throw unknown();
  const row = await insertAppointment(
    database,
    {
      organization: tenant.id,
      userId: user._id,
      name: calendar.name,
      source: scheduler.provider,
      booking,
      ...kept,
    },
    bookedMail(tenant.settings, booking.start),
    clock(),
  );
  if (row) jobs.wake('mail');
  return row;
}

/** A consultation that was kept before it was said which subscription it is about, by the callback, is about it from now on. */
async function withSubscription(
  portal: Portal,
  booker: Booker,
  booking: Booking,
  row: AppointmentRow,
  { purpose, ...wanted }: ConfirmAppointment,
): Promise<AppointmentRow> {
  if (row.subscriptionId !== null || purpose !== 'subscription') return row;
  const { calendar, subscriptionId } = await resolveCalendar(portal, booker, { purpose, ...wanted });
  if (subscriptionId === null || !booking.isIn(calendar.link)) return row;
  return (await attachAppointment(portal.database, row.id, subscriptionId)) ?? row;
}

/**
 * Asks the scheduling service for a booking and keeps it, once: a new one as an appointment of what it was booked for, and
 * one that was moved where it is now. What the request says of times counts for nothing.
 *
 * @throws ProblemError NotFound unless it is the patient's own, in the calendar that it should be in, accepted, ahead where
 * it is new, and not canceled; WrongSubscriptionState where it is one of a membership that nobody has paid
 */
export async function confirmAppointment(
  portal: Portal,
  booker: Booker,
  confirmed: ConfirmAppointment,
): Promise<AppointmentRow> {
  const email = booker.user.email.toLowerCase();
  const booking = await bookingOf(portal, email, confirmed);
  if (!booking) throw unknown();
  const before = await keptAs(portal, booker, booking);
  // What is kept already stays the patient's own when the address of the account changes.
  const isNewOfOther = !before && booking.email.toLowerCase() !== email;
  const isNewAndOver = !before && booking.start <= portal.clock();
  if (booking.canceled || booking.waits || isNewOfOther || isNewAndOver) throw unknown();
  const row = before ?? (await keep(portal, booker, booking, confirmed)) ?? (await keptAs(portal, booker, booking));
  if (!row || row.canceledAt !== null) throw unknown();
  return withSubscription(portal, booker, booking, row, confirmed);
}
