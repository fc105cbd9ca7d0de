import type { Appointment } from '#schemas/wire/appointment.ts';
import type { Portal } from '../portal/Portal.ts';
import type { AppointmentRow } from './AppointmentRow.ts';

const MINUTE = 60_000;

type Shows = Pick<Portal, 'clock' | 'scheduler' | 'calendarAddresses' | 'tenants'>;

/** Whether an appointment can still be canceled or moved. */
export const isAhead = ({ canceledAt, start }: Pick<AppointmentRow, 'canceledAt' | 'start'>, now: Date): boolean =>
  canceledAt === null && start > now;

/** The portal's own pages on which a booking is canceled and moved. */
const ownPages = (userId: string, uid: string, origin: string) => {
  const page = `${origin}/dashboard/${userId}/appointments`;
  return { cancel: `${page}?cancel=${uid}`, reschedule: `${page}?reschedule=${uid}` };
};

/**
 * An appointment as the wire has one.
 *
 * @param origin of the portal, where its own pages and those of a sandbox calendar are
 */
export function appointmentOf(
  { clock, scheduler, calendarAddresses, tenants }: Shows,
  row: AppointmentRow,
  origin: string,
): Appointment {
  const { id, organization, uid, canceledAt, start, end } = row;
  const changes = uid !== null && row.source === scheduler.provider && isAhead(row, clock());
  const isOwn = tenants.all.find((tenant) => tenant.id === organization)?.scheduling?.shown !== 'frame';
  const pages = changes ? (isOwn ? ownPages(row.userId, uid, origin) : scheduler.pagesOf(uid, origin)) : null;
  return {
    _id: id,
    panel: row.panelId,
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
      changed_in: isOwn ? 'portal' : 'service',
      calendar_file: canceledAt === null ? calendarAddresses.of(organization, id) : null,
    },
    event_type: {
      duration: Math.round((end.getTime() - start.getTime()) / MINUTE),
      kind: row.kind,
      name: row.name,
    },
  };
}
