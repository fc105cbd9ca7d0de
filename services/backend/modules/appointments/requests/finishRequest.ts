import type {
  WantedCancellation,
  WantedConfirmation,
  WantedMove,
} from '../../../kernel/database/tables/appointmentRequests.ts';
import { ProblemError } from '../../../kernel/problems/ProblemError.ts';
import { ownOrigin } from '../../organizations/ownOrigin.ts';
import type { Portal } from '../../portal/Portal.ts';
import { findUser } from '../../users/store.ts';
import { isAhead } from '../appointmentOf.ts';
import { cancelAppointment } from '../cancelAppointment.ts';
import { confirmAppointment } from '../confirmAppointment.ts';
import type { Booker } from '../resolveCalendar.ts';
import { findAppointment, findAppointmentOf } from '../store.ts';
import { syncBooking } from '../syncAppointment.ts';
import { calendarOfBooking } from '../times/calendarOfBooking.ts';
import { KEPT_OPEN } from './confirmBooking.ts';
import { bookingKey, finishBooking } from './finishBooking.ts';
import { endRequest, leaveRequest, type AppointmentRequest } from './store.ts';

/** Brings a move to its end: the appointment is where its booking is now. */
async function finishMove(portal: Portal, request: AppointmentRequest, { appointmentId }: WantedMove): Promise<void> {
  const row = await findAppointment(portal.database, request.organization, appointmentId);
  if (row && row.uid !== null) await syncBooking(portal, row.uid);
  await endRequest(portal.database, request, portal.clock());
}

/**
 * Brings a cancellation to its end: what is canceled at the service is canceled here, by the patient, and what the patient has
 * canceled here is canceled there.
 */
async function finishCancellation(
  portal: Portal,
  booker: Booker,
  request: AppointmentRequest,
  { appointmentId, key, digest }: WantedCancellation,
): Promise<void> {
  const { database, scheduler, settings, clock } = portal;
  const row = await findAppointment(database, request.organization, appointmentId);
  const booking = row && row.uid !== null ? await scheduler.findBooking(row.uid) : undefined;
  if (row && booking?.canceled && isAhead(row, clock()))
    await cancelAppointment(portal, booker, row.id, { key, digest }, ownOrigin(booker.tenant, settings.port));
  if (row?.canceledByPatient && booking && !booking.canceled && booking.start > clock())
    await scheduler.cancel(booking.uid, `cancel-${row.id}`);
  await endRequest(database, request, clock());
}

/** Cancels a booking that is not wanted, where it is the patient's own in a calendar of the portal. */
async function releaseUnconfirmed(
  portal: Portal,
  booker: Booker,
  { id, email, givenUp, digest }: AppointmentRequest,
  { asked: { uid, start_time: start } }: WantedConfirmation,
): Promise<void> {
  const { database, scheduler, settings } = portal;
  const booking =
    uid === undefined
      ? start === undefined
        ? undefined
        : await scheduler.findBookingAt(email, new Date(start))
      : await scheduler.findBooking(uid);
  if (!booking || booking.canceled || booking.email.toLowerCase() !== email) return;
  if (!calendarOfBooking(portal, booking)) return;
  const kept = await findAppointmentOf(database, booking);
  if (!kept) await scheduler.cancel(booking.uid, `release-${id}`);
  // It was kept before the patient said not to want it.
  else if (givenUp && kept.userId === booker.user._id && isAhead(kept, portal.clock()))
    await cancelAppointment(portal, booker, kept.id, { key: null, digest }, ownOrigin(booker.tenant, settings.port));
}

async function finishConfirmation(
  portal: Portal,
  booker: Booker,
  request: AppointmentRequest,
  wanted: WantedConfirmation,
): Promise<void> {
  const { database, clock } = portal;
  const until = request.createdAt.getTime() + KEPT_OPEN;
  if (!request.givenUp) {
    try {
      await confirmAppointment(portal, booker, wanted.asked);
      await endRequest(database, request, clock());
      return;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      if (clock().getTime() < until) {
        await leaveRequest(database, request.id, new Date(until));
        return;
      }
    }
  }
  await releaseUnconfirmed(portal, booker, request, wanted);
  await endRequest(database, request, clock());
}

/**
 * Brings to its end what a patient wanted of the scheduling service and what nobody works on any more, by what is booked
 * there. Nothing is booked, because nobody knows whether the patient still wants it.
 *
 * @throws SchedulingUnavailable, after which a later attempt looks again
 */
export async function finishRequest(portal: Portal, request: AppointmentRequest): Promise<void> {
  const { database, scheduler, tenants, settings, clock } = portal;
  const { organization, userId, email, wanted } = request;
  const tenant = tenants.all.find(({ id }) => id === organization);
  const user = tenant && (await findUser(portal, organization, userId));
  if (!user) return endRequest(database, request, clock());
  if (wanted.kind === 'move') return finishMove(portal, request, wanted);
  if (wanted.kind === 'cancel') return finishCancellation(portal, { tenant, user }, request, wanted);
  if (wanted.kind === 'confirm') return finishConfirmation(portal, { tenant, user }, request, wanted);
  const booking = await scheduler.findBooked({ key: bookingKey(request), email, start: new Date(wanted.start) });
  try {
    await finishBooking(portal, request, wanted, booking, ownOrigin(tenant, settings.port));
  } catch (error) {
    // It waits for its host, and is looked at again.
    if (!(error instanceof ProblemError)) throw error;
  }
}
