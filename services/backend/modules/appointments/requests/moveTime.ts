import type { Appointment, RescheduleAppointment } from '#schemas/wire/appointment.ts';
import { momentIn } from '../../../kernel/http/momentIn.ts';
import { problems } from '../../../kernel/problems/problems.ts';
import { canonicalDigest } from '../../../kernel/ids/canonicalDigest.ts';
import type { Portal } from '../../portal/Portal.ts';
import { appointmentOf } from '../appointmentOf.ts';
import type { Booker } from '../resolveCalendar.ts';
import { findAppointment } from '../store.ts';
import { syncAppointment } from '../syncAppointment.ts';
import { slotTaken } from '../times/slotTaken.ts';
import { placeOfAppointment } from '../times/timesInMonth.ts';
import { beginRequest, claimRequest, endRequest, leaveRequest } from './store.ts';

/** Moves of one appointment wait for each other. */
const moveKey = (appointmentId: string) => `move ${appointmentId}`;

/**
 * Moves an appointment that lies ahead to another time of its calendar; one that is there already stays. That it is moved is
 * written down first, so that what became of it is looked for where the answer of the scheduling service is lost.
 *
 * @param count counts a move @throws ProblemError where it is one too many
 * @throws ProblemError NotFound, InvalidRequest, AppointmentOver, SlotTaken with times close to it, SchedulingUnavailable
 */
export async function moveTime(
  portal: Portal,
  booker: Booker,
  { appointmentId, start_time }: RescheduleAppointment,
  { origin, count }: { readonly origin: string; readonly count: () => Promise<void> },
): Promise<Appointment> {
  const { database, scheduler, clock } = portal;
  const { tenant, user } = booker;
  const start = momentIn('start_time', start_time);
  const { row, calendar, moved: uid } = await placeOfAppointment(portal, booker, appointmentId);
  if (row.start.getTime() === start.getTime()) return appointmentOf(portal, row, origin);
  if (start <= clock()) throw await slotTaken(portal, calendar, start, uid);
  await count();
  const userId = user._id;
  const key = moveKey(appointmentId);
  const wanted = { kind: 'move', appointmentId, start: start.toISOString() } as const;
  const email = user.email.toLowerCase();
  const written = { organization: tenant.id, userId, key, digest: canonicalDigest(wanted), email, wanted };
  const request =
    (await beginRequest(database, written, clock())) ?? (await claimRequest(database, { userId, key }, clock()));
  if (!request) throw problems.bookingUnderWay();
  try {
    const booking = await scheduler.move(uid, calendar, start);
    // Where it was not moved, what is there now says why: a request beside this one, or the service, may have done it.
    const now = booking ?? (await scheduler.findBooking(uid));
    const synced = now ? await syncAppointment(portal, row, now) : row;
    await endRequest(database, request, clock());
    const stored = (await findAppointment(database, tenant.id, appointmentId)) ?? synced;
    if (stored.canceledAt !== null) throw problems.appointmentOver();
    if (stored.start.getTime() === start.getTime()) return appointmentOf(portal, stored, origin);
    if (now?.waits) throw problems.bookingWaits();
    throw await slotTaken(portal, calendar, start, uid);
  } catch (error) {
    await leaveRequest(database, request.id, clock());
    throw error;
  }
}
