import { SchedulingUnavailable } from '../../../adapters/scheduling/SchedulingUnavailable.ts';
import { problems } from '../../../kernel/problems/problems.ts';
import type { Portal } from '../../portal/Portal.ts';
import type { Booker } from '../resolveCalendar.ts';
import { findAppointmentOf } from '../store.ts';
import { confirmationOf } from './confirmBooking.ts';
import { finishRequest } from './finishRequest.ts';
import { claimRequest, endRequest, giveUpRequest, leaveRequest, type AppointmentRequest } from './store.ts';

/** Whether the scheduling service knows a booking as the patient's own. */
async function isOwn({ database, scheduler }: Portal, { user }: Booker, uid: string): Promise<boolean> {
  const booking = await scheduler.findBooking(uid);
  if (!booking) return false;
  const kept = await findAppointmentOf(database, booking);
  return kept ? kept.userId === user._id : booking.email.toLowerCase() === user.email.toLowerCase();
}

async function finish(portal: Portal, booker: Booker, request: AppointmentRequest, uid: string): Promise<void> {
  if (await isOwn(portal, booker, uid)) return finishRequest(portal, request);
  await endRequest(portal.database, request, portal.clock());
  throw problems.notFound('the scheduling service knows no such booking of this patient');
}

/**
 * Gives back a booking that the patient has made in the frame of the scheduling service and does not want. It is written down
 * first: where the service does not answer, a job cancels it there.
 *
 * @throws ProblemError NotFound unless it is the patient's own
 */
export async function releaseBooking(portal: Portal, booker: Booker, uid: string): Promise<void> {
  const { database, clock, scheduler } = portal;
  if (scheduler.provider === null) throw problems.schedulingUnavailable();
  const written = confirmationOf(booker, { uid });
  await giveUpRequest(database, written, clock());
  const request = await claimRequest(database, written, clock());
  if (!request) return;
  try {
    await finish(portal, booker, request, uid);
  } catch (error) {
    if (!(error instanceof SchedulingUnavailable)) throw error;
    await leaveRequest(database, request.id, clock());
  }
}
