import type { Appointment } from '#schemas/wire/appointment.ts';
import { type Attempt, findRecorded } from '../../kernel/once/attemptOf.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import type { AppointmentRow } from './AppointmentRow.ts';
import { appointmentOf, isAhead } from './appointmentOf.ts';
import { syncAppointment } from './syncAppointment.ts';
import { canceledMail } from './mails.ts';
import type { Booker } from './resolveCalendar.ts';
import { cancelStored, findAppointment } from './store.ts';

/**
 * Cancels at the scheduling service, wherever the appointment was moved to there. What is canceled there already stays to be
 * marked here by whoever asked for it first.
 */
async function cancelBooking(portal: Portal, row: AppointmentRow): Promise<AppointmentRow> {
  const { scheduler } = portal;
  if (row.uid === null) return row;
  if (row.source !== scheduler.provider) throw problems.schedulingUnavailable();
  const booking = await scheduler.findBooking(row.uid);
  if (!booking || booking.canceled) return row;
  const moved = await syncAppointment(portal, row, booking);
  if (!isAhead(moved, portal.clock())) throw problems.appointmentOver();
  await scheduler.cancel(booking.uid, `cancel-${row.id}`);
  return moved;
}

/**
 * Cancels an appointment that lies ahead, at the scheduling service first. A request that is repeated under its key gets
 * the same answer.
 *
 * @throws ProblemError NotFound, AppointmentOver, SchedulingUnavailable, IdempotencyConflict
 */
export async function cancelAppointment(
  portal: Portal,
  { tenant, user }: Booker,
  id: string,
  attempt: Attempt,
  origin: string,
): Promise<Appointment> {
  const { database, clock, jobs } = portal;
  const replayed = async (): Promise<Appointment | undefined> => {
    const recorded = await findRecorded(database, user._id, attempt);
    return recorded === undefined ? undefined : JSON.parse(recorded);
  };
  const before = await replayed();
  if (before) return before;
  const stored = await findAppointment(database, tenant.id, id);
  if (!stored || stored.userId !== user._id) throw problems.notFound('the patient has no such appointment');
  const now = clock();
  if (!isAhead(stored, now)) {
    const beside = await replayed();
    if (beside) return beside;
    throw problems.appointmentOver();
  }
  const row = await cancelBooking(portal, stored);
  const canceled = appointmentOf(portal, { ...row, canceledAt: now, canceledByPatient: true }, origin);
  const by = { userId: user._id, attempt, body: JSON.stringify(canceled) };
  if (await cancelStored(database, id, canceledMail(tenant.settings, row.start), now, by)) {
    jobs.wake('mail');
    return canceled;
  }
  const beside = await replayed();
  if (beside) return beside;
  throw problems.appointmentOver();
}
