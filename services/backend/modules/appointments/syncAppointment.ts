import type { Portal } from '../portal/Portal.ts';
import type { Booking } from '../../adapters/scheduling/Scheduler.ts';
import { SchedulingUnavailable } from '../../adapters/scheduling/SchedulingUnavailable.ts';
import type { AppointmentRow } from './AppointmentRow.ts';
import { isAhead } from './appointmentOf.ts';
import { canceledMail, movedMail } from './mails.ts';
import { cancelStored, findAppointmentOf, moveAppointment } from './store.ts';

type Keeps = Pick<Portal, 'database' | 'scheduler' | 'tenants' | 'clock' | 'jobs'>;

/** Makes an appointment what its booking is now, and writes to the patient where that is news. @returns how it is then */
export async function syncAppointment(
  { database, tenants, clock, jobs }: Keeps,
  row: AppointmentRow,
  booking: Booking,
): Promise<AppointmentRow> {
  const settings = tenants.all.find(({ id }) => id === row.organization)?.settings;
  if (!settings || booking.waits) return row;
  const changed = booking.canceled
    ? row.canceledAt === null && (await cancelStored(database, row.id, canceledMail(settings, row.start), clock()))
    : row.start.getTime() !== booking.start.getTime() &&
      (await moveAppointment(database, row.id, booking, movedMail(settings, booking.start, row.start), clock()));
  if (!changed) return row;
  jobs.wake('mail');
  return changed;
}

/** Makes the appointment of a booking what the booking is now, where there is one. */
export async function syncBooking(portal: Keeps, uid: string): Promise<void> {
  const booking = await portal.scheduler.findBooking(uid);
  const row = booking && (await findAppointmentOf(portal.database, booking));
  if (row) await syncAppointment(portal, row, booking);
}

/**
 * An appointment that lies ahead as the scheduling service has had it within the last minute: it may have been moved or
 * canceled there. Where the service does not answer, it stays as it was.
 */
export async function refreshed(portal: Keeps, row: AppointmentRow): Promise<AppointmentRow> {
  const { scheduler, clock } = portal;
  if (row.uid === null || row.source !== scheduler.provider || !isAhead(row, clock())) return row;
  try {
    const booking = await scheduler.glanceAt(row.uid);
    return booking ? await syncAppointment(portal, row, booking) : row;
  } catch (error) {
    if (error instanceof SchedulingUnavailable) return row;
    throw error;
  }
}
