import type { Portal } from '../portal/Portal.ts';
import type { Booking } from '../../adapters/scheduling/Scheduler.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { AppointmentRow } from './AppointmentRow.ts';
import { bookedMail } from './mails.ts';
import { attachAppointment, findAppointmentOf, insertAppointment, type NewAppointment } from './store.ts';
import { syncAppointment } from './syncAppointment.ts';

/** What an appointment is, whose booking was made for it. */
export type Kept = Pick<NewAppointment, 'organization' | 'userId' | 'kind' | 'name' | 'subscriptionId' | 'intakeId'>;

/** The appointment that a booking is kept as, as it is now; undefined where it is not kept yet, or is somebody else's. */
async function keptAs(portal: Portal, userId: string, booking: Booking): Promise<AppointmentRow | undefined> {
  const row = await findAppointmentOf(portal.database, booking);
  return row?.userId === userId ? syncAppointment(portal, row, booking) : undefined;
}

/**
 * Keeps a booking that the portal has made as an appointment, once, and writes to the patient. What the scheduling service has
 * told of meanwhile is kept already, and is about its subscription from now on.
 */
export async function keepBooking(portal: Portal, kept: Kept, booking: Booking): Promise<AppointmentRow> {
  const { database, scheduler, tenants, clock, jobs } = portal;
  const settings = tenants.all.find(({ id }) => id === kept.organization)?.settings;
  if (!settings || scheduler.provider === null) throw problems.schedulingUnavailable();
  const appointment = { ...kept, source: scheduler.provider, booking };
  const made = await insertAppointment(database, appointment, bookedMail(settings, booking.start), clock());
  if (made) {
    jobs.wake('mail');
    return made;
  }
  const row = await keptAs(portal, kept.userId, booking);
  if (!row) throw problems.notFound('the booking is somebody else’s');
  if (row.subscriptionId !== null || kept.subscriptionId === null) return row;
  return (await attachAppointment(database, row.id, kept.subscriptionId)) ?? row;
}
