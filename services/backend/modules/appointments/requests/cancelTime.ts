import type { Appointment } from '#schemas/wire/appointment.ts';
import type { Attempt } from '../../../kernel/once/attemptOf.ts';
import type { Portal } from '../../portal/Portal.ts';
import { isAhead } from '../appointmentOf.ts';
import { cancelAppointment } from '../cancelAppointment.ts';
import type { Booker } from '../resolveCalendar.ts';
import { findAppointment } from '../store.ts';
import { beginRequest, claimRequest, endRequest, leaveRequest, type NewRequest } from './store.ts';

/** What is written down of an appointment that is canceled; undefined where no service is asked about it. */
async function cancellationOf(
  { database, clock }: Portal,
  { tenant, user }: Booker,
  appointmentId: string,
  { key, digest }: Attempt,
): Promise<NewRequest | undefined> {
  const row = await findAppointment(database, tenant.id, appointmentId);
  if (!row || row.userId !== user._id || row.uid === null || !isAhead(row, clock())) return undefined;
  return {
    organization: tenant.id,
    userId: user._id,
    key: `cancel ${appointmentId}`,
    digest,
    email: user.email.toLowerCase(),
    wanted: { kind: 'cancel', appointmentId, key, digest },
  };
}

/**
 * Cancels an appointment that lies ahead. That it is canceled is written down before the scheduling service is asked, so that
 * what became of it is looked for where its answer, or this server, is lost.
 *
 * @throws ProblemError as {@link cancelAppointment} does
 */
export async function cancelTime(
  portal: Portal,
  booker: Booker,
  appointmentId: string,
  attempt: Attempt,
  origin: string,
): Promise<Appointment> {
  const { database, clock } = portal;
  const written = await cancellationOf(portal, booker, appointmentId, attempt);
  if (!written) return cancelAppointment(portal, booker, appointmentId, attempt, origin);
  // Where somebody else works on it, too, both do the same, and it is done once.
  const request = (await beginRequest(database, written, clock())) ?? (await claimRequest(database, written, clock()));
  try {
    const canceled = await cancelAppointment(portal, booker, appointmentId, attempt, origin);
    if (request) await endRequest(database, request, clock());
    return canceled;
  } catch (error) {
    if (request) await leaveRequest(database, request.id, clock());
    throw error;
  }
}
