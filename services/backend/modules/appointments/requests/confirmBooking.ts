import type { ConfirmAppointment } from '#schemas/wire/appointment.ts';
import { SchedulingUnavailable } from '../../../adapters/scheduling/SchedulingUnavailable.ts';
import { canonicalDigest } from '../../../kernel/ids/canonicalDigest.ts';
import { momentIn } from '../../../kernel/http/momentIn.ts';
import { ProblemError } from '../../../kernel/problems/ProblemError.ts';
import type { Portal } from '../../portal/Portal.ts';
import type { AppointmentRow } from '../AppointmentRow.ts';
import { confirmAppointment } from '../confirmAppointment.ts';
import type { Booker } from '../resolveCalendar.ts';
import { beginRequest, claimRequest, endRequest, leaveRequest, type NewRequest } from './store.ts';

/** Milliseconds that a patient has for what a confirmation lacks, before the booking is given back. */
export const KEPT_OPEN = 30 * 60_000;

/** What is written down of a booking that is to be confirmed. */
export const confirmationOf = ({ tenant, user }: Booker, wanted: ConfirmAppointment): NewRequest => ({
  organization: tenant.id,
  userId: user._id,
  key: `confirm ${wanted.uid ?? wanted.start_time ?? ''}`,
  digest: canonicalDigest(wanted),
  email: user.email.toLowerCase(),
  wanted: { kind: 'confirm', asked: wanted },
});

/**
 * Confirms a booking that the patient has made in the frame of the scheduling service. That it is to be confirmed is written
 * down first: where the service does not answer, a job confirms it, and where it may not be one of the patient's appointments
 * for as long as {@link KEPT_OPEN}, a job cancels it there.
 *
 * @throws ProblemError as {@link confirmAppointment} does
 */
export async function confirmBooking(
  portal: Portal,
  booker: Booker,
  wanted: ConfirmAppointment,
): Promise<AppointmentRow> {
  const { database, clock, scheduler } = portal;
  if (scheduler.provider === null || (wanted.uid === undefined && wanted.start_time === undefined))
    return confirmAppointment(portal, booker, wanted);
  if (wanted.start_time !== undefined) momentIn('start_time', wanted.start_time);
  const written = confirmationOf(booker, wanted);
  // Where somebody else works on it, too, both do the same, and it is done once.
  const request = (await beginRequest(database, written, clock())) ?? (await claimRequest(database, written, clock()));
  try {
    const row = await confirmAppointment(portal, booker, wanted);
    if (request) await endRequest(database, request, clock());
    return row;
  } catch (error) {
    if (!request) throw error;
    const wait = error instanceof ProblemError ? KEPT_OPEN : 0;
    if (error instanceof ProblemError || error instanceof SchedulingUnavailable)
      await leaveRequest(database, request.id, new Date(clock().getTime() + wait));
    throw error;
  }
}
