import type { ConfirmAppointment } from '#schemas/wire/appointment.ts';
import type { CallbackSearch } from './readCallbackSearch.ts';

/** The booking that the backend must confirm; undefined when the URL names none. */
export function bookingToConfirm(search: CallbackSearch): ConfirmAppointment | undefined {
  const uid = search.rescheduleUid ?? search.uid;
  if (uid !== undefined) return { uid };
  const start = search.startTime ?? search.slot;
  return start === undefined ? undefined : { start_time: start };
}
