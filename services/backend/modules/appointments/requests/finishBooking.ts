import type { Appointment } from '#schemas/wire/appointment.ts';
import type { Booking } from '../../../adapters/scheduling/Scheduler.ts';
import type { WantedBooking } from '../../../kernel/database/tables/appointmentRequests.ts';
import { problems } from '../../../kernel/problems/problems.ts';
import type { Portal } from '../../portal/Portal.ts';
import { appointmentOf } from '../appointmentOf.ts';
import { keepBooking } from '../keepBooking.ts';
import { endRequest, leaveRequest, type AppointmentRequest } from './store.ts';

/** Milliseconds until a booking that waits for its host is looked at again, where nobody tells of it. */
const WAITING = 15 * 60_000;

/** Names a booking at the scheduling service, whatever key the patient's request has. */
export const bookingKey = ({ id }: Pick<AppointmentRequest, 'id'>): string => `request-${id}`;

/** Removes a request that came to nothing, and cancels what was booked for it. */
async function release(portal: Portal, request: AppointmentRequest, booking: Booking | undefined): Promise<void> {
  if (booking && !booking.canceled) await portal.scheduler.cancel(booking.uid, `release-${request.id}`);
  await endRequest(portal.database, request, portal.clock());
}

/**
 * Brings a time that was asked for to its end, by what the scheduling service has booked: it is an appointment, or given back
 * where the patient does not want it any more.
 *
 * @param booking undefined where nothing was booked
 * @param origin of the portal, for what the patient is answered
 * @returns the appointment; undefined where there is none
 * @throws ProblemError SchedulingUnavailable where the booking waits for its host
 */
export async function finishBooking(
  portal: Portal,
  request: AppointmentRequest,
  wanted: WantedBooking,
  booking: Booking | undefined,
  origin: string,
): Promise<Appointment | undefined> {
  const { database, clock } = portal;
  if (!booking || booking.canceled || request.givenUp) {
    await release(portal, request, booking);
    return undefined;
  }
  if (booking.waits) {
    await leaveRequest(database, request.id, new Date(clock().getTime() + WAITING));
    throw problems.bookingWaits();
  }
  const { organization, userId, key, digest } = request;
  const { appointment: kind, name, subscriptionId, intakeId } = wanted;
  const row = await keepBooking(portal, { organization, userId, kind, name, subscriptionId, intakeId }, booking);
  const appointment = appointmentOf(portal, row, origin);
  await endRequest(database, request, clock(), { attempt: { key, digest }, body: JSON.stringify(appointment) });
  return appointment;
}
