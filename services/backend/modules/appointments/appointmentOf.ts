import type { Appointment } from '#schemas/wire/appointment.ts';
import type { Portal } from '../portal/Portal.ts';
import type { AppointmentRow } from './AppointmentRow.ts';

const MINUTE = 60_000;

/** Whether an appointment can still be canceled or moved. */
export const isAhead = ({ canceledAt, start }: Pick<AppointmentRow, 'canceledAt' | 'start'>, now: Date): boolean =>
  canceledAt === null && start > now;

/**
 * An appointment as the wire has one.
 *
 * @param origin of the portal, where the pages of a sandbox calendar are
 */
export function appointmentOf(
  { clock, scheduler, calendarAddresses }: Pick<Portal, 'clock' | 'scheduler' | 'calendarAddresses'>,
  row: AppointmentRow,
  origin: string,
): Appointment {
  const { id, organization, uid, canceledAt, start, end } = row;
  const changes = uid !== null && row.source === scheduler.provider && isAhead(row, clock());
  const pages = changes ? scheduler.pagesOf(uid, origin) : null;
  return {
    _id: id,
    panel: null,
    patient: row.userId,
    invoice: null,
    subscription: row.subscriptionId,
    event: {
      name: row.name,
      canceled: canceledAt !== null,
      created_at: row.createdAt.toISOString(),
      start_time: start.toISOString(),
      end_time: end.toISOString(),
      former_start_time: row.formerStart?.toISOString() ?? null,
      uuid: uid ?? id,
      external_source: row.source,
      patientCanceled: row.canceledByPatient,
      location: row.location,
      cancel_url: pages?.cancel ?? null,
      reschedule_url: pages?.reschedule ?? null,
      calendar_file: canceledAt === null ? calendarAddresses.of(organization, id) : null,
    },
    event_type: {
      duration: Math.round((end.getTime() - start.getTime()) / MINUTE),
      kind: row.kind,
      name: row.name,
    },
  };
}
